/** The kinds of sound at the table. */
export type SoundKind =
  | 'dice'
  | 'step'
  | 'hoof'
  | 'arrow'
  | 'blow'
  | 'hit'
  | 'fall'
  | 'catapult'
  | 'fanfare'
  | 'turn'
  | 'part'
  | 'undo'
  | 'redo';

interface Voice {
  readonly context: AudioContext;
  readonly out: AudioNode;
  /** When it begins, in the context's seconds. */
  readonly at: number;
}

/** Seconds of white noise that every rustle is cut from. */
const noiseSeconds = 1;

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * noiseSeconds, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // A plain linear generator: the same rustle every time.
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = seed / 1073741823.5 - 1;
  }
  return buffer;
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

function noiseIn(context: AudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (!noise) noises.set(context, (noise = noiseOf(context)));
  return noise;
}

/** A gain that rises at once and dies away. */
function envelope({ context, out }: Voice, from: number, length: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loudness, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  gain.connect(out);
  return gain;
}

interface Rustle {
  readonly after: number;
  readonly length: number;
  readonly loudness: number;
  /** Hertz, where it begins and ends. */
  readonly pitch: readonly [number, number];
  readonly sharp: number;
}

function rustle(voice: Voice, { after, length, loudness, pitch, sharp }: Rustle): void {
  const { context, at } = voice;
  const source = context.createBufferSource();
  source.buffer = noiseIn(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch[0], at + after);
  filter.frequency.exponentialRampToValueAtTime(pitch[1], at + after + length);
  source.connect(filter).connect(envelope(voice, at + after, length, loudness));
  source.start(at + after, 0, length);
}

interface Tone extends Omit<Rustle, 'sharp'> {
  readonly shape: OscillatorType;
}

function tone(voice: Voice, { after, length, loudness, pitch, shape }: Tone): void {
  const { context, at } = voice;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch[0], at + after);
  source.frequency.exponentialRampToValueAtTime(pitch[1], at + after + length);
  source.connect(envelope(voice, at + after, length, loudness));
  source.start(at + after);
  source.stop(at + after + length);
}

const knock = (after: number, pitch: number, loudness: number): Rustle => ({
  after,
  length: 0.05,
  loudness,
  pitch: [pitch, pitch * 0.7],
  sharp: 6,
});

const sounds: Readonly<Record<SoundKind, (voice: Voice) => void>> = {
  dice(voice) {
    for (const [index, after] of [0, 0.09, 0.17, 0.28, 0.42, 0.58].entries()) {
      rustle(voice, knock(after, 2400 - index * 170, 0.8 - index * 0.1));
    }
  },
  step(voice) {
    for (const [index, after] of [0, 0.17, 0.34].entries()) {
      rustle(voice, knock(after, 330 - (index % 2) * 50, 0.55));
      rustle(voice, { after: after + 0.02, length: 0.09, loudness: 0.1, pitch: [1500, 700], sharp: 0.8 });
    }
  },
  arrow(voice) {
    tone(voice, { after: 0, length: 0.12, loudness: 0.3, pitch: [190, 120], shape: 'triangle' });
    rustle(voice, { after: 0.03, length: 0.3, loudness: 0.4, pitch: [3200, 900], sharp: 2 });
    rustle(voice, knock(0.33, 700, 0.6));
  },
  blow(voice) {
    rustle(voice, { after: 0, length: 0.1, loudness: 0.7, pitch: [1800, 600], sharp: 1.5 });
    tone(voice, { after: 0.02, length: 0.45, loudness: 0.12, pitch: [1870, 1840], shape: 'square' });
    tone(voice, { after: 0.02, length: 0.3, loudness: 0.1, pitch: [2790, 2760], shape: 'triangle' });
  },
  hit(voice) {
    rustle(voice, { after: 0, length: 0.09, loudness: 0.6, pitch: [900, 260], sharp: 1.2 });
    tone(voice, { after: 0, length: 0.14, loudness: 0.5, pitch: [170, 80], shape: 'sine' });
  },
  fall(voice) {
    tone(voice, { after: 0, length: 0.25, loudness: 0.8, pitch: [130, 50], shape: 'sine' });
    rustle(voice, { after: 0.01, length: 0.2, loudness: 0.5, pitch: [500, 160], sharp: 1 });
  },
  hoof(voice) {
    for (const after of [0, 0.12, 0.32, 0.44]) {
      rustle(voice, knock(after, 620, 0.8));
      tone(voice, { after, length: 0.06, loudness: 0.4, pitch: [210, 130], shape: 'sine' });
    }
  },
  catapult(voice) {
    tone(voice, { after: 0, length: 0.3, loudness: 0.4, pitch: [70, 160], shape: 'sawtooth' });
    rustle(voice, { after: 0.25, length: 0.4, loudness: 0.4, pitch: [400, 1400], sharp: 1.5 });
    rustle(voice, { after: 0.7, length: 0.5, loudness: 1, pitch: [420, 90], sharp: 0.8 });
  },
  turn(voice) {
    for (const [after, pitch] of [
      [0, 620],
      [0.13, 460],
    ] as const) {
      rustle(voice, knock(after, pitch, 0.5));
      tone(voice, { after, length: 0.12, loudness: 0.18, pitch: [pitch / 2, pitch / 2.4], shape: 'sine' });
    }
  },
  part(voice) {
    rustle(voice, knock(0, 540, 0.4));
  },
  undo(voice) {
    rustle(voice, { after: 0, length: 0.16, loudness: 0.3, pitch: [2600, 900], sharp: 1.4 });
  },
  redo(voice) {
    rustle(voice, { after: 0, length: 0.16, loudness: 0.3, pitch: [900, 2600], sharp: 1.4 });
  },
  fanfare(voice) {
    const notes = [392, 523, 659, 784, 659, 784];
    const begins = [0, 0.16, 0.32, 0.48, 0.76, 0.92];
    notes.forEach((pitch, index) => {
      const length = index === notes.length - 1 ? 0.9 : 0.22;
      tone(voice, { after: begins[index] ?? 0, length, loudness: 0.22, pitch: [pitch, pitch], shape: 'sawtooth' });
      tone(voice, {
        after: begins[index] ?? 0,
        length,
        loudness: 0.16,
        pitch: [pitch / 2, pitch / 2],
        shape: 'square',
      });
    });
  },
};

/** Plays a sound from some seconds on, `loudness` from 0 to 1. */
export function sing(context: AudioContext, kind: SoundKind, loudness: number, after = 0): void {
  const master = context.createGain();
  master.gain.value = loudness;
  master.connect(context.destination);
  sounds[kind]({ context, out: master, at: context.currentTime + after });
}
