/** Two soft notes, so that one knows it was the test: a fourth upwards. */
const notes = [
  { frequency: 440, at: 0 },
  { frequency: 587.33, at: 0.28 },
];
const DURATION_S = 0.9;

/** Plays a short sound through a speaker; settles when it is over. Fails silently: the person hears nothing. */
export async function playTestSound(speakerId: string | null): Promise<void> {
  const context = new AudioContext();
  const output = context.createMediaStreamDestination();
  for (const { frequency, at } of notes) playNote(context, output, frequency, context.currentTime + at);
  const element = new Audio();
  element.srcObject = output.stream;
  try {
    if (speakerId !== null) await element.setSinkId(speakerId);
    await element.play();
    await new Promise((resolve) => setTimeout(resolve, DURATION_S * 1000));
  } catch {
    // The speaker is gone or sound is blocked; a person who hears nothing tries another one.
  } finally {
    element.srcObject = null;
    await context.close();
  }
}

function playNote(context: AudioContext, output: AudioNode, frequency: number, at: number) {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.25, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  oscillator.connect(volume).connect(output);
  oscillator.start(at);
  oscillator.stop(at + 0.55);
}
