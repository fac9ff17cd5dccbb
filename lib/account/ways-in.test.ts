import { listWaysIn } from './ways-in';

const google = { id: 'google.com', label: null };
const school = { id: 'oidc.school', label: 'School account' };
const password = { id: 'password', email: 'ada@example.org' };

describe('the ways in to an account', () => {
  it('are those that are linked, then those that are offered', () => {
    const ways = listWaysIn([password, { id: 'oidc.school', email: 'ada@school.org' }], [google, school]);
    expect(ways).toEqual([
      { ...school, email: 'ada@school.org', isLinked: true, canUnlink: true },
      { ...google, email: null, isLinked: false, canUnlink: false },
    ]);
  });

  it('keep the last one', () => {
    const [only] = listWaysIn([{ id: 'google.com', email: null }], [google]);
    expect(only).toMatchObject({ isLinked: true, canUnlink: false });
  });

  it('show what is linked and no longer offered', () => {
    const ways = listWaysIn([password, { id: 'saml.old', email: null }], []);
    expect(ways).toEqual([{ id: 'saml.old', label: null, email: null, isLinked: true, canUnlink: true }]);
  });
});
