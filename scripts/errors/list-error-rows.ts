import { isRecord } from '@/lib/core/is-record';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { isAppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { errorPlaces, placeOf } from '@/lib/errors/catalogue/places';
import { classOf } from '@/lib/errors/error-class-of';
import type { ErrorAction } from '@/lib/errors/error-class';
import type { ErrorSentences } from '@/lib/errors/to-user-error';
import sentences from '@/messages/en/errors.json';
import { mathProducers } from '@/tests/support/errors/produce-math';
import { producersByFile } from '@/tests/support/errors/producers-by-file';
import { producedBy } from '@/tests/support/errors/producer';
import { producedOurs } from '@/tests/support/errors/produced-ours';
import { unproduced } from '@/tests/support/errors/unproduced';

/** One error as docs/errors.md tells it; an empty text is a fault that a test finds. */
export type ErrorTableRow = {
  readonly code: string;
  /** What a person reads. */
  readonly words: string;
  /** What a person can do about it. */
  readonly next: string;
  readonly place: string;
  /** How a test brings it about, and the file of the test. */
  readonly proof: string;
};

const nextSteps: Readonly<Record<ErrorAction, string>> = {
  fix: 'Mend what was entered.',
  retry: 'Try again.',
  auto: 'It is tried again by itself.',
  wait: 'Try again later.',
  reload: 'Load the page again.',
  signin: 'Sign in again.',
  settings: 'Change a setting of the browser or the device.',
  host: 'Ask the host.',
  admin: 'Tell the administrator.',
  none: 'Nothing is to be done.',
};

/** Every row of the catalogue with its words, its place and its test. */
export const listErrorRows = (): Promise<ErrorTableRow[]> =>
  Promise.all(
    Object.keys(errorCatalogue).map(async (code) => {
      const place = placeOf(code);
      return {
        code,
        words: (await wordsOfMathematics(code)) ?? wordsOf(code),
        next: nextSteps[classOf(code, errorCatalogue).action],
        place: place === undefined ? '' : errorPlaces[place].reads,
        proof: proofOf(code),
      };
    }),
  );

/** The engine writes its sentences itself, with the names and units of the line. */
async function wordsOfMathematics(code: string): Promise<string | undefined> {
  const error = await mathProducers[code]?.produce();
  return isRecord(error) && typeof error['message'] === 'string' ? `Such as: ${error['message']}` : undefined;
}

const known: Readonly<Record<string, ErrorSentences>> = sentences;

function wordsOf(code: string): string {
  const said = known[classOf(code, errorCatalogue).words];
  return said ? [said.happened, said.works, said.next].filter(Boolean).join(' ') : '';
}

function proofOf(code: string): string {
  for (const [file, producers] of Object.entries(producersByFile)) {
    const producer = producers[code];
    if (producer) return `\`${file}\`: ${producedBy[producer.by]}`;
  }
  if (isAppErrorCode(code)) return `\`${producedOurs[code]}\``;
  const reason = unproduced[code];
  return reason === undefined ? '' : `no test: ${reason}`;
}
