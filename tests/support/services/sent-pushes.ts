import type { ReceivedPush } from './push-sink';
import { stackEnvironment } from './stack-environment';

/** What our server has pushed to a token, the oldest first. */
export async function pushesTo(token: string): Promise<ReceivedPush[]> {
  const response = await fetch(`${stackEnvironment().controlUrl}/pushes/${encodeURIComponent(token)}`);
  if (!response.ok) throw new Error(`The stack does not show its pushes: ${await response.text()}`);
  return (await response.json()) as ReceivedPush[];
}
