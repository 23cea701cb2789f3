const EVERY_MS = 120;
const TONE_SECONDS = 1.2;

/** Tells how loud a track is, from 0 to 1, eight times a second, until the answer is called. */
export function listenTo(track: MediaStreamTrack, tell: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    tell(Math.min(1, loudest / 64));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Two soft tones, one after the other. */
export function playTone(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.25, context.currentTime + 0.1);
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + TONE_SECONDS);
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(440, context.currentTime);
  tone.frequency.setValueAtTime(554, context.currentTime + TONE_SECONDS / 2);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + TONE_SECONDS);
  tone.onended = () => void context.close();
}
