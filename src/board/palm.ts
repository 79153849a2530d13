/** Nobody's fingertip is so wide on the glass, in CSS pixels: what is wider is a palm or a sleeve, and means nothing. */
const widestFingertip = 100;

/** Whether a touch is a resting hand. Devices that do not measure their touches report the least there is. */
export const isPalm = ({ pointerType, width, height }: PointerEvent): boolean =>
  pointerType === 'touch' && Math.max(width, height) > widestFingertip;
