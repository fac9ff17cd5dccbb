import { isAppError } from './app-error';
import type { ErrorAction, ErrorClass, ErrorRows, ErrorSeverity } from './error-class';
import { classOf } from './error-class-of';
import { errorCodeOf } from './error-code-of';
import type { ErrorContext } from './error-context';
import { referenceOf } from './error-reference';

/** The sentences for one error: what happened, what still works, what to do next. */
export type ErrorSentences = { readonly happened: string; readonly works?: string; readonly next?: string };

/** The words and the catalogue as `loadErrorWords` brings them. */
export type ErrorWords = {
  readonly sentences: Readonly<Record<string, ErrorSentences>>;
  readonly catalogue: ErrorRows;
};

/** An error as a view shows it. SDK messages are never part of it. */
export type UserError = ErrorSentences & {
  /** For programs and tests; never shown. */
  readonly code: string;
  readonly action: ErrorAction;
  /** Whether trying again helps: not at all, when the person does it, or it is being done already. */
  readonly retry: 'no' | 'now' | 'auto';
  readonly severity: ErrorSeverity;
  /** To quote when asking for help; only where our error reports have it. */
  readonly reference?: string;
  /** The room in which the change has not taken effect everywhere yet. */
  readonly roomId?: string;
};

/** Turns any thrown thing into words. */
export const toUserError = (thrown: unknown, words: ErrorWords, context: ErrorContext = {}): UserError => {
  const errorClass = classOf(errorCodeOf(thrown, context), words.catalogue);
  const inRoom = roomOf(thrown);
  const error = {
    ...withWait(inWords(errorClass, words, context.device ?? deviceOf(thrown)), waitOf(thrown)),
    ...(inRoom !== undefined && { roomId: inRoom }),
  };
  return errorClass.report ? { ...error, reference: referenceOf(thrown) } : error;
};

/** Words for a state that nobody threw, such as the reason of a disconnection. */
export const describeCode = (code: string, words: ErrorWords): UserError =>
  withWait(inWords(classOf(code, words.catalogue), words), shortestWait);

const inWords = (
  { code, action, severity, words: key }: ErrorClass,
  words: ErrorWords,
  variant?: string,
) => ({
  ...sentencesOf(words.sentences, variant === undefined ? [key] : [`${key}/${variant}`, key]),
  code,
  action,
  severity,
  retry: action === 'auto' ? ('auto' as const) : action === 'retry' ? ('now' as const) : ('no' as const),
});

const sentencesOf = (sentences: ErrorWords['sentences'], keys: readonly string[]): ErrorSentences => {
  const found = [...keys, 'client/unknown'].map((key) => sentences[key]).find(Boolean);
  if (!found) throw new Error('The words for unknown errors are missing.');
  return found;
};

const deviceOf = (thrown: unknown): string | undefined => {
  const device = isAppError(thrown) ? thrown.details?.['device'] : undefined;
  return typeof device === 'string' ? device : undefined;
};

const roomOf = (thrown: unknown): string | undefined => {
  const isPassing = isAppError(thrown) && thrown.code === 'rooms/not-everywhere-yet';
  const roomId = isPassing ? thrown.details?.['roomId'] : undefined;
  return typeof roomId === 'string' ? roomId : undefined;
};

/** Seconds; used when no error says how long it takes. */
const shortestWait = 60;

const waitOf = (thrown: unknown): number => {
  const seconds = isAppError(thrown) ? thrown.details?.['retryAfter'] : undefined;
  return typeof seconds === 'number' ? seconds : shortestWait;
};

/** Puts "in 4 minutes" where the next step says when. Rounded up, so that a person who waits so long is let in. */
const withWait = <Words extends ErrorSentences>(words: Words, seconds: number): Words => {
  if (!words.next?.includes('{wait}')) return words;
  const [unit, count] =
    seconds > 5400 ? (['hour', seconds / 3600] as const) : (['minute', seconds / 60] as const);
  const wait = new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(Math.ceil(count), unit);
  return { ...words, next: words.next.replace('{wait}', wait) };
};
