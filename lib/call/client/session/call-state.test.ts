import { describeEnding, otherTabGone, stillOutside } from '../../call-ending';
import type { CallPhase } from './call-phase';
import { afterDisconnect, beforeCall, isInside, reduceCall, type CallEvent } from './call-state';
import { ticket } from './session.fixture';

const ended = describeEnding(5);
const problem = new Error('refused');
const checking: CallPhase = { name: 'checking', problem: null };
const joining: CallPhase = { name: 'joining' };
const inCall: CallPhase = { name: 'in-call', since: 7 };

const after = (...events: CallEvent[]) => events.reduce(reduceCall, beforeCall);
const enterAt = (at: number): CallEvent[] => [{ type: 'connecting' }, { type: 'entered', at }];

describe('the state of a session', () => {
  it.each<[string, CallEvent[], CallPhase]>([
    ['is joining while the line is opened', [{ type: 'connecting' }], joining],
    ['is in the call since the first entry', [...enterAt(7), ...enterAt(9)], inCall],
    ['is back in the check after a refusal', [{ type: 'turned-back', problem }], { ...checking, problem }],
    ['is joining while coming back', [...enterAt(7), { type: 'coming-back' }], joining],
    [
      'is outside when coming back has failed',
      [{ type: 'stayed-outside', problem }],
      { name: 'over', outcome: stillOutside, problem },
    ],
    [
      'asks why before it says so',
      [{ type: 'over', outcome: ended, isAsking: true }],
      { name: 'over', outcome: ended, problem: null, isAsking: true },
    ],
    ['keeps its phase when it hangs up', [...enterAt(7), { type: 'hung-up' }], inCall],
    ['keeps its phase when a ticket is shown', [{ type: 'ticket-shown', ticket }], checking],
  ])('%s', (_, events, phase) => expect(after(...events).phase).toEqual(phase));

  it.each<[CallEvent, number]>([
    [{ type: 'connecting' }, 1],
    [{ type: 'hung-up' }, 1],
    [{ type: 'entered', at: 7 }, 0],
    [{ type: 'coming-back' }, 0],
    [{ type: 'turned-back', problem: null }, 0],
  ])('counts an attempt that begins or is given up (%j)', (event, attempts) =>
    expect(after(event).attempt).toBe(attempts),
  );

  it('forgets with each attempt when the one before got in', () => {
    expect(after(...enterAt(7)).enteredAt).toBe(7);
    expect(after(...enterAt(7), { type: 'connecting' }).enteredAt).toBeNull();
    expect(after(...enterAt(7), ...enterAt(9))).toMatchObject({ since: 7, enteredAt: 9 });
  });

  it('knows of the end for everyone until its person is in a call again', () => {
    const over: CallEvent = { type: 'over', outcome: ended };
    expect(after(over).isEndKnown).toBe(true);
    expect(after(over, { type: 'over', outcome: otherTabGone }).isEndKnown).toBe(true);
    expect(after(over, ...enterAt(7)).isEndKnown).toBe(false);
  });

  it.each([
    [checking, false],
    [joining, true],
    [inCall, true],
    [after({ type: 'over', outcome: ended }).phase, false],
  ])('tells who is inside (%j)', (phase, inside) => expect(isInside(phase)).toBe(inside));
});

describe('a connection that is over', () => {
  const stays = { mustHangUp: false, mustForget: false };
  const forgets = { mustHangUp: false, mustForget: true };
  const shutOut = { mustHangUp: true, mustForget: true };

  it.each<[number, CallPhase, ReturnType<typeof afterDisconnect>]>([
    [0, inCall, { ...stays, next: 'come-back' }],
    [1, inCall, { ...stays, next: 'say' }],
    [2, inCall, { ...forgets, next: 'say' }],
    [3, inCall, { ...stays, next: 'come-back' }],
    [4, inCall, { ...forgets, next: 'ask-why-removed' }],
    [5, inCall, { ...forgets, next: 'ask-why-ended' }],
    [7, inCall, { ...stays, next: 'say' }],
    [15, inCall, { ...stays, next: 'say' }],
    [0, joining, null],
    [1, joining, null],
    [2, joining, { ...shutOut, next: 'say' }],
    [4, joining, { ...shutOut, next: 'ask-why-removed' }],
    [5, joining, { ...shutOut, next: 'ask-why-ended' }],
    [15, joining, null],
    [4, checking, null],
    [5, { name: 'over', outcome: ended, problem: null }, null],
  ])('by reason %i in the phase %j leads on', (reason, phase, next) =>
    expect(afterDisconnect(phase, describeEnding(reason))).toEqual(next),
  );
});
