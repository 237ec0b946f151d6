/** Sounds made on the spot with Web Audio; no files. */

export type Sound = 'card' | 'push' | 'slam' | 'shake' | 'turn' | 'win' | 'lose' | 'gong' | 'pick' | 'life' | 'spring' | 'splash' | 'chat';

let audio: AudioContext | null = null;

/** Browsers allow sound only after a gesture; call this from one. */
export function wake(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

interface Tone {
  from: number;
  to?: number;
  at?: number;
  length: number;
  volume?: number;
  wave?: OscillatorType;
}

function tone(context: AudioContext, { from, to = from, at = 0, length, volume = 0.2, wave = 'sine' }: Tone): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(to, 1), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

function noise(context: AudioContext, at: number, length: number, volume: number, pitch: number): void {
  const start = context.currentTime + at;
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

const MADE: Record<Sound, (context: AudioContext) => void> = {
  card: (c) => noise(c, 0, 0.09, 0.5, 2600),
  pick: (c) => tone(c, { from: 520, to: 640, length: 0.06, volume: 0.06 }),
  push: (c) => {
    noise(c, 0, 0.22, 0.6, 260);
    tone(c, { from: 130, to: 60, length: 0.25, volume: 0.35 });
  },
  slam: (c) => {
    noise(c, 0, 0.3, 1, 420);
    tone(c, { from: 180, to: 40, length: 0.4, volume: 0.6, wave: 'triangle' });
  },
  shake: (c) => {
    for (let i = 0; i < 6; i++) noise(c, i * 0.07, 0.05, 0.35, 1800 + (i % 2) * 900);
  },
  turn: (c) => {
    tone(c, { from: 587, length: 0.16, volume: 0.14 });
    tone(c, { from: 880, at: 0.11, length: 0.24, volume: 0.14 });
  },
  win: (c) => [523, 659, 784, 1047].forEach((f, i) => tone(c, { from: f, at: i * 0.12, length: 0.32, volume: 0.16, wave: 'triangle' })),
  lose: (c) => [392, 349, 311, 262].forEach((f, i) => tone(c, { from: f, at: i * 0.14, length: 0.3, volume: 0.13, wave: 'triangle' })),
  gong: (c) => [110, 164, 221, 331].forEach((f, i) => tone(c, { from: f, length: 1.4 - i * 0.2, volume: 0.2 / (i + 1) })),
  life: (c) => tone(c, { from: 300, to: 120, length: 0.4, volume: 0.2, wave: 'sawtooth' }),
  spring: (c) => {
    for (let i = 0; i < 4; i++)
      tone(c, { from: 220 + i * 90, to: 440 + i * 120, at: i * 0.05, length: 0.09, volume: 0.12, wave: 'square' });
  },
  splash: (c) => {
    noise(c, 0, 0.25, 0.5, 700);
    tone(c, { from: 420, to: 160, length: 0.22, volume: 0.2 });
  },
  chat: (c) => tone(c, { from: 740, to: 680, length: 0.1, volume: 0.08 }),
};

/** Plays a sound, if sound is on (the caller knows) and the browser lets us. */
export function ring(sound: Sound): void {
  if (audio?.state !== 'running') return;
  MADE[sound](audio);
}
