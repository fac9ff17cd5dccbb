import type { FileType } from '../file-types';

/** A file that may be sent: its type is known by its content, and a picture has lost its metadata. */
export type PreparedFile = {
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  readonly blob: Blob;
};

/** What a device keeps of an upload until it is there. */
export type KeptUpload = PreparedFile & { readonly id: string };

/** How far an upload had come. */
export type UploadNote = {
  /** The address at which a large file goes on after a reload. It is a secret. */
  readonly session: string | null;
  /** What the service had at the last look (bytes). */
  readonly sent: number;
};

/** Bytes on their way to Storage. */
export type Sending = {
  /** Resolves when Storage has all of them. */
  readonly result: Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** `result` rejects then. */
  readonly cancel: () => void;
};

/** What an upload touches; a test replaces each. */
export type UploadPorts = {
  load: () => Promise<readonly (KeptUpload & { readonly sent: number })[]>;
  keep: (upload: KeptUpload) => Promise<void>;
  forget: (id: string) => Promise<void>;
  /** Makes an upload this page's own until it is released; null while another page has it. */
  claim: (id: string) => Promise<(() => void) | null>;
  prepare: (file: File) => Promise<PreparedFile>;
  /** Announces a file, and answers its path in Storage. */
  announce: (upload: KeptUpload) => Promise<string>;
  send: (upload: KeptUpload, path: string, onProgress: (sent: number) => void) => Sending;
  /** Lets the server look at what has arrived. */
  finish: (id: string) => Promise<void>;
  /** Removes what the service has of it. */
  remove: (id: string) => Promise<void>;
  makeId: () => string;
  now: () => number;
  startTimer: (work: () => void, ms: number) => unknown;
  stopTimer: (timer: unknown) => void;
};
