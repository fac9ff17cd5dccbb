import { capabilities } from '@/lib/access/capabilities';
import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { builtInBook } from '@/lib/access/profile-book';
import { profileIds } from '@/lib/access/profiles';
import { type MatrixInput, toMatrix } from '@/lib/access/to-matrix';

const lesson: MatrixInput = {
  policy: {},
  book: builtInBook,
  room: presets.lesson.settings,
  live: nothingLocked,
  session: 'session-1',
  epoch: 3,
  organization: 2,
};

describe('the matrix that rules read', () => {
  it('answers every profile and capability, and carries the session and its epoch', () => {
    const matrix = toMatrix(lesson);
    expect(Object.keys(matrix).sort()).toEqual([...profileIds, 'epoch', 'organization', 'session'].sort());
    for (const id of profileIds) expect(Object.keys(matrix[id])).toEqual(capabilities);
    expect(matrix).toMatchObject({ session: 'session-1', epoch: 3, organization: 2 });
  });

  it('says “no” to what must be asked for', () => {
    expect(toMatrix(lesson).learner['screen:publish']).toBe('no');
  });

  it('says “always” and “never” where an exception changes nothing', () => {
    const policy = { learner: { 'chat:send': 'forced-on', 'ink:draw': 'forced-off' } } as const;
    const { learner } = toMatrix({ ...lesson, policy });
    expect([learner['chat:send'], learner['ink:draw']]).toEqual(['always', 'never']);
    expect([learner['room:read'], learner['room:delete']]).toEqual(['always', 'never']);
  });

  it('says “never” to all but hosts while everything is paused', () => {
    const matrix = toMatrix({ ...lesson, live: { ...nothingLocked, paused: true } });
    expect(matrix.learner['chat:send']).toBe('never');
    expect(matrix.host['chat:send']).toBe('yes');
  });

  it('lets an exception take from a host what is not their office', () => {
    const { host } = toMatrix(lesson);
    expect([host['mic:publish'], host['room:end']]).toEqual(['yes', 'always']);
  });
});
