/** What a visitor feels and hears of each dot: a short buzz for the first dozen, and a tick once they turn on the sound. */

const BUZZ = { ms: 8, dots: 12 };
const TICK = { seconds: 0.012, frequency: 3200, gain: 0.25 };
/** Ticks that follow each other faster blur into a buzz. */
const SHORTEST_GAP_MS = 40;

export class Feel {
  #poked = 0;
  #ticked = 0;
  #tick: (() => void) | undefined;

  /** Browsers allow sound only after a click. */
  sound(isOn: boolean): void {
    this.#tick = isOn ? createTick() : undefined;
  }

  /** `poked` is the number of dots so far. */
  follow(poked: number): void {
    if (poked === this.#poked) return;
    this.#poked = poked;
    if (poked > 0 && poked <= BUZZ.dots) navigator.vibrate?.(BUZZ.ms);
    const now = performance.now();
    if (!this.#tick || now - this.#ticked < SHORTEST_GAP_MS) return;
    this.#ticked = now;
    this.#tick();
  }
}

/** Returns a function that plays filtered noise. */
function createTick(): () => void {
  const audio = new AudioContext();
  const noise = audio.createBuffer(1, Math.ceil(TICK.seconds * audio.sampleRate), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (const index of samples.keys())
    samples[index] = (2 * Math.random() - 1) * TICK.gain * (1 - index / samples.length);
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: TICK.frequency });
  filter.connect(audio.destination);
  return () => {
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    source.connect(filter);
    source.start();
  };
}
