import type { DocumentPlace } from '../document-place';
import type { DocumentHead } from '../document-head';

/** What a log tells the page that follows it. */
export type LogObserver = {
  /** An entry, once for each time that it is read. Entries come in no particular order. */
  onEntry: (key: string, text: unknown) => void;
  /** All entries that were there when the watch began have been told. */
  onWhole: () => void;
  /** How often the log has been compacted, at first and after each time. */
  onEpoch: (epoch: number) => void;
  onConnected: (isConnected: boolean) => void;
  /** The service refuses to show the log. It is asked again later. */
  onRefused: (thrown: unknown) => void;
};

/** The log of one document, wherever it is kept. */
export type DocumentLog = {
  /** Attaches to the log, and only then asks for the epoch. Returns the way to stop. */
  watch: (place: DocumentPlace, observer: LogObserver) => () => void;
  readHead: (place: DocumentPlace) => Promise<DocumentHead>;
  /** Resolves when the service has the entry. Rejects when it refuses. */
  append: (place: DocumentPlace, text: string) => Promise<void>;
  /** What the document was before; null where nobody keeps it. */
  past: PastLog | null;
};

/** What a service has of the past of a document. Each rejects when the service refuses. */
export type PastLog = Pick<DocumentLog, 'readHead'> & {
  /** The times of the states that were kept (ms). */
  readTimes: (place: DocumentPlace) => Promise<readonly number[]>;
  readState: (place: DocumentPlace, time: number) => Promise<unknown>;
  /** The entries of the log, by their keys. */
  readEntries: (place: DocumentPlace) => Promise<Readonly<Record<string, unknown>>>;
};
