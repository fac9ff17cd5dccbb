import { capabilities } from '@/lib/access/capabilities';
import { forever } from '@/lib/access/layers';
import { profileIds } from '@/lib/access/profiles';
import { auditCsv } from '@/lib/audit/audit-csv';
import type { AuditEntry, AuditNames } from '@/lib/audit/contract';
import { actionSentence } from '@/lib/audit/action-values';
import { factWords } from '@/lib/audit/fact-words';
import { refusalCodes } from '@/lib/audit/refusal-codes';
import {
  auditActions,
  auditGroups,
  consoleActor,
  serverActor,
  strangerActor,
  type AuditFacts,
} from '@/lib/audit/schema';
import { auditWordsFor } from '@/lib/audit/server/audit-translators';
import { policyStateSchema } from '@/lib/organization/schema';
import said from '@/messages/en/audit.json';

const names: AuditNames = {
  people: { ada: 'Ada', ben: 'Ben', carl: '=HYPERLINK("x")', bold: '<b>Eve</b> {subject}' },
  rooms: { r1: 'Algebra', r2: '+1+1' },
  groups: { g1: 'Year 7', g2: 'Year 8' },
  profiles: { 'learner~k3x9a2': 'Assistant teacher' },
};
const words = auditWordsFor(names);

const entry = (row: Partial<AuditEntry>): AuditEntry => ({
  id: 'x',
  action: 'member-removed',
  actorUid: 'ada',
  subjectUid: 'ben',
  roomId: 'r1',
  before: {},
  after: {},
  at: Date.UTC(2026, 10, 19, 17, 24, 31),
  ...row,
});
const say = (row: Partial<AuditEntry>) => actionSentence(entry(row), words);

describe('the words of the audit log', () => {
  it.each([
    ['action', said.actions, auditActions],
    ['refusal', said.refusals, refusalCodes],
    ['capability', said.capabilities, capabilities],
    ['profile', said.as, profileIds],
    ['heading', said.groups, ['all', ...Object.keys(auditGroups)]],
  ])('name every %s, and nothing else', (_what, spoken, known) => {
    expect(Object.keys(spoken).sort()).toEqual([...known].sort());
  });

  it.each(auditActions)('say what “%s” was even where nothing is known of it', (action) => {
    const sentence = say({ action, actorUid: 'gone', subjectUid: null, roomId: null });
    expect(sentence).toMatch(/^[a-z]/);
    expect(sentence).not.toMatch(/[{}<>]|undefined|null|\s$/);
  });
});

const shield = (before: AuditFacts, after: AuditFacts) =>
  ({ action: 'shield-changed', before, after }) as const;

describe('an action in words', () => {
  it.each<[string, Partial<AuditEntry>]>([
    ['removed Ben', {}],
    ['removed a deleted account', { subjectUid: 'gone' }],
    ['added Ben as a learner', { action: 'member-added', after: { profile: 'learner' } }],
    [
      'added Ben as an observer with the group Year 7',
      { action: 'member-added', after: { profile: 'observer', group: 'g1' } },
    ],
    [
      'brought Ben back as “Assistant teacher”',
      { action: 'member-restored', after: { profile: 'learner~k3x9a2' } },
    ],
    ['left the room, and their account went', { action: 'member-left', after: { withAccount: true } }],
    [
      'put Ben out of the call, who came after the room was locked',
      { action: 'intruder-removed', after: { why: 'rooms/locked' } },
    ],
    ['was refused entry: the room is locked', { action: 'entry-refused', after: { code: 'rooms/locked' } }],
    [
      'gave the room of Ada to Ben',
      { action: 'room-given', actorUid: 'carl', before: { owner: 'ada' }, after: { owner: 'ben' } },
    ],
    [
      'gave the group Year 7 of a deleted account to Ben',
      {
        action: 'group-given',
        before: { group: 'g1', owner: 'gone' },
        after: { group: 'g1', owner: 'ben' },
      },
    ],
    [
      'moved Ben from Year 7 to Year 8',
      { action: 'group-moved', before: { group: 'g1' }, after: { group: 'g2' } },
    ],
    [
      'allowed Ben to share the screen, until the session ends',
      {
        action: 'exception-set',
        after: { capability: 'screen:publish', allow: true, until: forever, session: 's1' },
      },
    ],
    [
      'did not allow Ben to speak, from now on',
      {
        action: 'exception-set',
        after: { capability: 'mic:publish', allow: false, until: forever, session: null },
      },
    ],
    [
      'left it to role and room whether Ben may speak',
      {
        action: 'exception-set',
        after: { capability: 'mic:publish', allow: null, until: null, session: null },
      },
    ],
    [
      'made Ben a co-host, until the session ends',
      { action: 'profile-changed', after: { profile: 'co-host', lasts: 'session' } },
    ],
    [
      'made Ben a learner, from now on',
      { action: 'profile-changed', after: { profile: 'learner', lasts: 'always' } },
    ],
    [
      'stopped the screen share of Ben',
      { action: 'source-stopped', after: { source: 'screen', session: 's1' } },
    ],
    ['removed a message from Ben', { action: 'message-removed' }],
    ['paused everything', shield({ paused: false, locked: true }, { paused: true, locked: true })],
    ['opened the room again', shield({ paused: true, locked: true }, { paused: true, locked: false })],
    [
      'hid the people list from everyone but hosts',
      shield(
        { paused: false, locked: true, peopleHidden: false },
        { paused: false, locked: true, peopleHidden: true },
      ),
    ],
    ['showed the people list to everyone again', shield({ peopleHidden: true }, { peopleHidden: false })],
    ['sent cameras to hosts only', shield({}, { camerasForHosts: true })],
    ['sent cameras to everyone again', shield({ camerasForHosts: true }, { camerasForHosts: false })],
    ['let nobody share the screen', shield({}, { 'screen:publish': 'off' })],
    ['left it to the room who may share the screen', shield({ 'screen:publish': 'off' }, {})],
    [
      'changed the room from Lesson to Class',
      { action: 'room-changed', before: { preset: 'lesson' }, after: { preset: 'class', renamed: true } },
    ],
    [
      'deleted their own account',
      { action: 'account-deleted', subjectUid: 'ada', before: { kind: 'account' } },
    ],
    ['deleted the account of a learner', { action: 'account-deleted', before: { kind: 'learner' } }],
    ['exported the data of Ben', { action: 'data-exported' }],
    ['removed <b>Eve</b> {subject}', { subjectUid: 'bold' }],
  ])('%s', (sentence, row) => {
    expect(say(row)).toBe(sentence);
  });

  it('says before and after without what only a program needs', () => {
    expect(factWords({ profile: 'learner', session: 's1' }, words)).toBe('A learner');
    expect(factWords({ 'learner~k3x9a2 becomes': 'learner' }, words)).toBe(
      '“Assistant teacher” becomes a learner',
    );
    expect(factWords({ 'learner~k3x9a2 becomes': 'learner~k3x9a2' }, words)).toBeNull();
    for (const state of policyStateSchema.options) {
      expect(factWords({ 'learner mic:publish policy': state }, words)).not.toContain('unknown');
    }
    expect(factWords({ version: 4, part: 2, parts: 3, 'learner mic:publish policy': null }, words)).toBe(
      'Version 4, part 2 of 3, a learner may speak: as the profile says',
    );
    expect(factWords({ 'learner~k3x9a2 name': 'Assistant', 'learner~k3x9a2 mic:publish': null }, words)).toBe(
      '“Assistant teacher” is called “Assistant”, “Assistant teacher” may speak: as built in',
    );
    expect(
      factWords(
        {
          roomMakers: 'hosts',
          newcomers: 'member',
          guests: 'off',
          guestDays: 1,
          auditDays: null,
          attendanceDays: 365,
          'way group': null,
        },
        words,
      ),
    ).toBe(
      'Rooms are made by hosts, somebody new begins as a member, guests: off, guests go after 1 day without a visit, this log is kept for good, attendance is kept for 365 days, who comes with a group is what the room says',
    );
    expect(factWords({ 'way link': 'learner', auditDays: 90 }, words)).toBe(
      'Who comes by a link is a learner, this log is kept for 90 days',
    );
    expect(factWords({ paused: true, locked: false, 'mic:publish': 'ask' }, words)).toBe(
      'Everything paused, speak: people must ask',
    );
    expect(factWords({ session: 's1', code: 'rooms/locked' }, words)).toBeNull();
    expect(factWords({ profile: 'co-host', owner: 'ben', invitedBy: 'gone' }, words)).toBe(
      'A co-host, owner Ben, invited by a deleted account',
    );
  });

  it('says what was done by no person', () => {
    for (const [actorUid, who] of [
      [serverActor, 'Chalktalk'],
      [consoleActor, 'The command line'],
      [strangerActor, 'An unknown guest'],
    ] as const) {
      expect(auditCsv([entry({ actorUid })], words, false)).toContain(`,${who},removed Ben,`);
    }
  });
});

describe('the log as a file', () => {
  it('has a line for each action under the names of its columns', () => {
    const csv = auditCsv([entry({ before: { profile: 'learner' }, reason: 'Loud, "again"' })], words, true);
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFTime,Who,What,About,Room,Before,After,Because,Action,Who (id),About (id),Room (id)',
      '2026-11-19T17:24:31.000Z,Ada,removed Ben,Ben,Algebra,A learner,,"Loud, ""again""",member-removed,ada,ben,r1',
      '',
    ]);
  });

  it('carries nothing that a table program would carry out', () => {
    const csv = auditCsv(
      [entry({ actorUid: 'carl', roomId: 'r2', reason: ' @SUM(A1)' }), entry({ reason: '\t-1' })],
      words,
      false,
    );
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`,'+1+1,`);
    expect(csv).toContain(`' @SUM(A1)`);
    expect(csv).toContain(`'\t-1`);
  });

  it('is empty without rows, and goes on without a second head', () => {
    expect(auditCsv([], words, false)).toBe('');
    expect(auditCsv([entry({})], words, false)).not.toContain('Who (id)');
  });
});
