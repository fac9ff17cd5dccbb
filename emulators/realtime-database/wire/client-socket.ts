import type { EventEmitter } from 'node:events';

/** What a connection needs of a WebSocket. A client that polls has it too: `PollSession`. */
export type ClientSocket = EventEmitter & {
  readonly OPEN: number;
  readonly readyState: number;
  send(text: string): void;
  terminate(): void;
};
