import { stackEnvironment } from './stack-environment';

/** The lines that run through a proxy of the harness. */
export type Line = 'livekit' | 'firestore' | 'database' | 'webhook';
/** What can be done to a line; see `tcp-proxy.ts`. */
export type LineFault = 'cut' | 'reset' | 'hang' | 'heal';
/** What can be done to the LiveKit server: `kill` is SIGKILL, `stop` lets it say goodbye. */
export type LivekitAction = 'kill' | 'stop' | 'start';

/** Disturbs the stack from a test of the `faults` project, the only one that may. */
export const stackControl = {
  line: (line: Line, fault: LineFault) => post(`lines/${line}/${fault}`),
  livekit: (action: LivekitAction) => post(`livekit/${action}`),
};

async function post(path: string): Promise<void> {
  const response = await fetch(`${stackEnvironment().controlUrl}/${path}`, { method: 'POST' });
  if (!response.ok) throw new Error(`The stack refuses ${path}: ${await response.text()}`);
}
