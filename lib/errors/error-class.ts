/** What a person can do about an error; a view may offer the button that belongs to it. */
export type ErrorAction =
  | 'fix' // correct what was entered
  | 'retry' // do the same again
  | 'auto' // nothing: it is being tried again
  | 'wait' // try again later
  | 'reload'
  | 'signin'
  | 'settings' // change something in the browser or on the device
  | 'host' // ask the host
  | 'admin' // tell the administrator of this installation
  | 'none';

/** Whether a program may repeat the action: never, one time, at once as often as needed, or with growing pauses. */
type ErrorRetry = 'no' | 'once' | 'auto' | 'backoff';

export type ErrorSeverity = 'info' | 'warn' | 'error';

/** What is known about an error besides its words. */
export type ErrorClass = {
  readonly code: string;
  readonly action: ErrorAction;
  readonly retry: ErrorRetry;
  readonly severity: ErrorSeverity;
  /** Whether it is a defect that our error reports should show. */
  readonly report: boolean;
  /** The key of its words in messages/en/errors.json. */
  readonly words: string;
};

/** One line of a catalogue; the words stand under the code itself unless a key is named. */
export type ErrorRow = readonly [
  action: ErrorAction,
  retry: ErrorRetry,
  severity: ErrorSeverity,
  report: 'report' | 'quiet',
  words?: string,
];

/** A catalogue: every known code of some service with its line. */
export type ErrorRows = Readonly<Record<string, ErrorRow>>;
