import sentences from '@/messages/en/errors.json';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { livekitErrors } from '@/lib/errors/catalogue/error-catalogue-livekit';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { disconnectCode } from '@/lib/errors/error-code-of-livekit';
import { describeCode, toUserError } from '@/lib/errors/to-user-error';
import { livekitConnectionProducers } from './produce-livekit-connection';
import { livekitMediaProducers } from './produce-livekit-media';
import { livekitRpcProducers } from './produce-livekit-rpc';
import { livekitServerProducers } from './produce-livekit-server';
import { livekitStreamProducers, onlyByFactory } from './produce-livekit-streams';
import { producedBy, type Producers } from './producer';

// What its errors are is judged here, so that this suite reads the package itself.
jest.mock('livekit-server-sdk', () => jest.requireActual<object>('livekit-server-sdk'));

const producers: Producers = {
  ...livekitConnectionProducers,
  ...livekitMediaProducers,
  ...livekitStreamProducers,
  ...livekitRpcProducers,
  ...livekitServerProducers,
};
const rows = Object.entries(producers).map(([code, row]) => [code, producedBy[row.by], row] as const);
const words = { sentences, catalogue: errorCatalogue };

/** Why a call ended is a number, or nothing: nobody throws it. */
const isEnding = (outcome: unknown): outcome is number | undefined =>
  outcome === undefined || typeof outcome === 'number';

describe('an error of the media server', () => {
  it('has one way to come about for each code of the catalogue', () => {
    expect(Object.keys(producers).toSorted()).toEqual(Object.keys(livekitErrors).toSorted());
  });

  it('is made by its factory only where the SDK never comes to it', () => {
    expect(Object.keys(onlyByFactory).filter((code) => !(code in producers))).toEqual([]);
    expect(Object.keys(onlyByFactory).length).toBeLessThan(8);
  });

  it.each(rows)('comes about as %s when %s, and has words of ours', async (code, _how, producer) => {
    const context = { online: true, ...producer.context };
    const outcome = await producer.produce().catch((thrown: unknown) => thrown);
    expect(isEnding(outcome) ? disconnectCode(outcome) : errorCodeOf(outcome, context)).toBe(code);

    const told = isEnding(outcome) ? describeCode(code, words) : toUserError(outcome, words, context);
    expect(told.code).toBe(code);
    expect(told.happened).not.toBe(sentences['client/unknown'].happened);
    const theirs = (outcome as Error | undefined)?.message;
    if (theirs) expect(JSON.stringify(told)).not.toContain(theirs);
  });
});
