import { nothingLocked } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import { areTraced, listActions } from './actions';
import { findAction } from './find-action';
import { firstMoment } from './moment';
import type { AccessInputs } from './access-inputs';

const row = (changes: Partial<AuditRow>): AuditRow => ({
  action: 'shield-changed',
  actorUid: 'emmy',
  subjectUid: null,
  roomId: 'r1',
  before: {},
  after: {},
  at: 1,
  ...changes,
});
const off = { 'screen:publish': 'off' } as const;
const live = { ...nothingLocked, locks: off };
const now = { uid: 'ada', live, exceptions: {} };
const lending = { capability: 'camera:publish', allow: true };

describe('who set the state that holds now', () => {
  it('names the host who changed a lock last', () => {
    const rows = [
      row({ at: 9, before: { ...off, locked: false }, after: { ...off, locked: true } }),
      row({ at: 8, actorUid: 'maryam', before: { 'screen:publish': 'ask' }, after: off }),
      row({ at: 7, after: { 'screen:publish': 'ask' } }),
    ];
    expect(listActions(rows, now)).toEqual([
      { layer: 'live', capability: 'screen:publish', actorUid: 'maryam', at: 8 },
    ]);
  });

  it('names nobody for a state that no longer holds, as in the next session', () => {
    expect(listActions([row({ after: { 'screen:publish': 'ask' } })], now)).toEqual([]);
    expect(listActions([row({ after: off })], { ...now, live: nothingLocked })).toEqual([]);
    expect(listActions([], now)).toEqual([]);
  });

  it('names the host who paused everything', () => {
    const rows = [row({ at: 5, before: { paused: false }, after: { paused: true } })];
    const paused = { ...now, live: { ...nothingLocked, paused: true } };
    expect(listActions(rows, paused)).toEqual([{ layer: 'live', capability: null, actorUid: 'emmy', at: 5 }]);
    expect(listActions(rows, { ...now, live: nothingLocked })).toEqual([]);
  });

  it('names the host who made an exception, for its person only', () => {
    const exceptions = { 'camera:publish': { allow: true, until: 100 } };
    const set = (subjectUid: string) => row({ action: 'exception-set', subjectUid, after: lending, at: 3 });
    expect(listActions([set('ben'), set('ada')], { ...now, live: null, exceptions })).toEqual([
      { layer: 'exception', capability: 'camera:publish', actorUid: 'emmy', at: 3 },
    ]);
    expect(listActions([set('ben')], { ...now, live: null, exceptions })).toEqual([]);
  });

  it('counts as traced once each lock and pause that is set has been found', () => {
    const locked = row({ at: 8, after: off });
    const paused = row({ at: 9, before: { ...off, paused: false }, after: { ...off, paused: true } });
    expect(areTraced([], nothingLocked)).toBe(true);
    expect(areTraced([paused], live)).toBe(false);
    expect(areTraced([paused, locked], live)).toBe(true);
    expect(areTraced([locked], { ...live, paused: true })).toBe(false);
    expect(areTraced([paused, locked], { ...live, paused: true })).toBe(true);
  });

  it('names a host for a state that holds, not for one that is only tried out', () => {
    const action = { layer: 'live', capability: 'screen:publish', by: 'Emmy', at: 8 } as const;
    const there = { session: { id: 's1', live }, actions: [action] } as unknown as AccessInputs;
    const moment = { ...firstMoment, there };
    expect(findAction(moment, 'live')).toBe(action);
    expect(findAction(moment, 'exception')).toBeNull();
    expect(findAction({ ...moment, locks: off }, 'live')).toBeNull();
    expect(findAction({ ...moment, isPaused: true }, 'live')).toBeNull();
    expect(findAction({ ...moment, capability: 'mic:publish' }, 'live')).toBeNull();
    expect(findAction(firstMoment, 'live')).toBeNull();
  });
});
