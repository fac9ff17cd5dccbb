import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither, and livekit-client makes both as it is loaded: import this file before it.
Object.assign(globalThis, { TextDecoder, TextEncoder });
