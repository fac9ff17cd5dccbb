import { RpcError } from 'livekit-client';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { serviceLimits } from '@/lib/core/service-limits';
import errors from '@/messages/en/errors.json';
import moderation from '@/messages/en/moderation.json';
import { toCallOutcome } from './call-outcome';
import { dataTopics } from './data-topics';

const outcomes: [name: keyof typeof RpcError.ErrorCode, ReturnType<typeof toCallOutcome>][] = [
  ['UNSUPPORTED_METHOD', 'refused'],
  ['RECIPIENT_NOT_FOUND', 'gone'],
  ['REQUEST_PAYLOAD_TOO_LARGE', 'refused'],
  ['UNSUPPORTED_SERVER', 'refused'],
  ['UNSUPPORTED_VERSION', 'refused'],
  ['APPLICATION_ERROR', 'refused'],
  ['CONNECTION_TIMEOUT', 'silent'],
  ['RESPONSE_TIMEOUT', 'silent'],
  ['RECIPIENT_DISCONNECTED', 'gone'],
  ['RESPONSE_PAYLOAD_TOO_LARGE', 'refused'],
  ['SEND_FAILED', 'silent'],
];

describe('a call to another page that fails', () => {
  it.each(outcomes)('with %s counts as %s, and has words', (name, outcome) => {
    const thrown = RpcError.builtIn(name);
    expect(toCallOutcome(thrown)).toBe(outcome);
    expect(moderation.done.notAsked[outcome]).toContain('{name} could not be asked');
    const row = errorCatalogue[errorCodeOf(thrown)];
    expect(errors[row?.at(-1) as keyof typeof errors]).toHaveProperty('happened');
  });

  it('is known by every number that the SDK gives', () => {
    const names = Object.keys(RpcError.ErrorCode);
    expect(outcomes.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  });

  it('counts as silent when it is none of those', () => {
    expect(toCallOutcome(new Error('no code'))).toBe('silent');
    expect(toCallOutcome(null)).toBe('silent');
  });

  it('never fails by its size: what pages ask fits every version of a call', () => {
    const asked = [dataTopics['ask-to-unmute'], dataTopics['follow-me'], dataTopics['show-cell']];
    for (const { maxBytes } of asked) expect(maxBytes).toBeLessThan(serviceLimits.livekit.rpcPayloadBytes);
  });
});
