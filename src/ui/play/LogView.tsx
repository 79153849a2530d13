import type { Camera } from '../../board/camera-controller';
import type { LogLine } from './log/line';

export function LogView({ lines }: { readonly lines: readonly LogLine[]; readonly camera: Camera }) {
  return <p>{lines.length}</p>;
}
