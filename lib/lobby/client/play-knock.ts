/** Two short low notes, as on wood: nothing else in a call sounds like it. */
const notes = [
  { frequency: 220, at: 0 },
  { frequency: 196, at: 0.16 },
];
const duration = 0.6;

/** Plays the sound of a knock once. A browser that holds sound back stays silent: it is seen as well. */
export async function playKnock(): Promise<void> {
  const context = new AudioContext();
  try {
    for (const { frequency, at } of notes) {
      const oscillator = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + at;
      oscillator.frequency.value = frequency;
      oscillator.type = 'triangle';
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.3, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + 0.35);
    }
    await new Promise((resolve) => setTimeout(resolve, duration * 1000));
  } finally {
    await context.close();
  }
}
