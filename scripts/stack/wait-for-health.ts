import { SetupError } from '@/scripts/bootstrap/setup-error.mjs';

const longestQuote = 400;

/** Waits until `/api/health` says that every part answers; throws a SetupError that quotes it otherwise. */
export async function waitForHealth(appUrl: string, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { isWell, said } = await askHealth(appUrl);
    if (isWell) return;
    if (Date.now() > deadline) {
      throw new SetupError(`The app is up but not every part answers it; ${appUrl}/api/health says: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function askHealth(appUrl: string): Promise<{ isWell: boolean; said: string }> {
  try {
    const response = await fetch(`${appUrl}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const text = await response.text();
    return { isWell: response.ok, said: `${response.status} ${text.slice(0, longestQuote)}` };
  } catch (error) {
    return { isWell: false, said: String(error) };
  }
}
