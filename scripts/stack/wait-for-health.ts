import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';

const longestQuote = 400;

/** Waits until `/api/health` says that every part answers; throws a SetupError that quotes it otherwise. */
export async function waitForHealth(appUrl: string, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { isWell, said } = await askHealth(appUrl);
    if (isWell) return;
    if (Date.now() > deadline) {
      throw new SetupError(said);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function askHealth(appUrl: string): Promise<{ isWell: boolean; said: string }> {
  try {
    const response = await fetch(`${appUrl}/api/health`, { signal: AbortSignal.timeout(5_000) });
    return { isWell: response.ok, said: describeHealth(await response.text()) };
  } catch (error) {
    return { isWell: false, said: `The app does not answer at ${appUrl}: ${String(error)}.` };
  }
}

/** The sentence for what `/api/health` answered: the parts that the app cannot reach, by name. */
export function describeHealth(answer: string): string {
  const missing = [...answer.matchAll(/"(\w+)":false/g)]
    .map(([, part = '']) => part)
    .filter((part) => part !== 'ok');
  if (missing.length === 0) return `The app is up but not well: ${answer.slice(0, longestQuote)}`;
  const names = missing.map((part) => (part === 'livekit' ? 'LiveKit (see LIVEKIT_URL)' : part));
  return `The app is up, but this does not answer it: ${names.join(', ')}. Its log says more.`;
}
