import type { AuditRow } from '@/lib/audit/schema';
import type { Attendance } from '@/lib/rooms/session/attendance';
import { composeReceipt, type SessionRecord } from './compose-receipt';

const person = (uid: string, from: number, profile: Attendance['profile'] = 'learner'): Attendance => ({
  ...{ uid, name: uid.toUpperCase(), profile, kind: 'account' },
  visits: { [`PA_${uid}`]: { from } },
});
const grantTo = (subjectUid: string): AuditRow => ({
  ...{ action: 'exception-set', actorUid: 'emmy', subjectUid, roomId: 'r1', before: {}, at: 20 },
  after: { capability: 'screen:publish', allow: true },
});
const record: SessionRecord = {
  ...{ sessionId: 's1', startedAt: 0, endedAt: 100, gone: null },
  attendance: [person('ada', 30), person('emmy', 10, 'host'), { ...person('ben', 0), visits: {} }],
  handouts: [],
  pageRows: [],
  rows: [grantTo('ada'), grantTo('cyd')],
  names: new Map([['cyd', 'Cyd']]),
  ...{ messages: [], said: [], files: [], sheets: [], answers: [], isCut: { messages: false, said: false } },
};
const read = (uid: string, isWhole: boolean, now = 500) => {
  const { people, hosts, grants } = composeReceipt(record, { uid, isWhole }, now);
  const idsOf = (all: readonly { uid: string }[]) => all.map((one) => one.uid);
  return { people: idsOf(people), hosts: idsOf(hosts), grants: grants.map(({ name }) => name) };
};

describe('a receipt', () => {
  it('shows a host everybody who was there, in the order of their coming', () => {
    expect(read('emmy', true)).toEqual({ people: ['emmy', 'ada'], hosts: ['emmy'], grants: ['ADA', 'Cyd'] });
  });

  it('shows a learner themselves alone, and who the host was', () => {
    expect(read('ada', false)).toEqual({ people: ['ada'], hosts: ['emmy'], grants: ['ADA'] });
    expect(read('dan', false)).toEqual({ people: [], hosts: ['emmy'], grants: [] });
  });

  it('counts until now while the session is open', () => {
    const open = composeReceipt({ ...record, endedAt: null }, { uid: 'ada', isWhole: false }, 70);
    expect(open.people[0]?.intervals).toEqual([{ from: 30, until: 70 }]);
  });

  it('leads from what was said to lines of its own sheets alone', () => {
    const said = ['first', 'elsewhere'].map((sheet) => ({
      ...{ id: sheet, uid: 'ada', name: 'Ada', text: 'Look.', at: 20 },
      spoken: { sheet, id: 'c7', line: 3 },
    }));
    const sheets = [{ id: 'first', name: 'Lesson', createdAt: 0 }];
    const receipt = composeReceipt({ ...record, said, sheets }, { uid: 'ada', isWhole: false }, 500);
    expect(receipt.said.map(({ spoken }) => spoken?.line)).toEqual([3, undefined]);
  });
});
