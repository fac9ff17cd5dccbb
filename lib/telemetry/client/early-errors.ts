/** Something thrown and caught that is worth a report, and which part of the page caught it. */
export type CaughtError = { thrown: unknown; where: string };

/** What the browser itself reports: an uncaught error or an unhandled rejection. */
export type UncaughtError = ErrorEvent | PromiseRejectionEvent;

/** What can take errors over, once it is there. */
export type ErrorSink = {
  replay: (event: UncaughtError) => void;
  capture: (error: CaughtError) => void;
};

/** A page that throws in a loop tells nothing new after these. */
const most = 20;

const uncaught: UncaughtError[] = [];
const caught: CaughtError[] = [];
let sink: ErrorSink | undefined;

const keep = (event: UncaughtError): void => {
  if (uncaught.length < most) uncaught.push(event);
};

/** Keeps every uncaught error and unhandled rejection from now on, until a sink takes them over. */
export function keepEarlyErrors(): void {
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
}

/** Hands everything that was kept to the sink; from now on it hears of uncaught errors by itself. */
export function handOverTo(next: ErrorSink): void {
  removeEventListener('error', keep);
  removeEventListener('unhandledrejection', keep);
  sink = next;
  for (const event of uncaught.splice(0)) next.replay(event);
  for (const error of caught.splice(0)) next.capture(error);
}

/** Forgets what was kept and keeps nothing more: nobody will ask for it. */
export function dropEarlyErrors(): void {
  handOverTo({ replay: () => undefined, capture: () => undefined });
}

/** Passes on something that was caught, now or as soon as there is a sink. */
export function passOn(error: CaughtError): void {
  if (sink) sink.capture(error);
  else if (caught.length < most) caught.push(error);
}
