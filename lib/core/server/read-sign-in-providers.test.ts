import { readSignInProviders } from './read-sign-in-providers';

describe('the ways to sign in that a deployment offers', () => {
  it('are none when nothing is said', () => {
    expect(readSignInProviders({})).toEqual([]);
    expect(readSignInProviders({ AUTH_PROVIDERS: '' })).toEqual([]);
  });

  it('stand in the order of the variable, with the label of what only this place knows', () => {
    const AUTH_PROVIDERS = 'google.com, microsoft.com,oidc.school:School account: pupils,saml.works:Works';
    expect(readSignInProviders({ AUTH_PROVIDERS })).toEqual([
      { id: 'google.com', label: null },
      { id: 'microsoft.com', label: null },
      { id: 'oidc.school', label: 'School account: pupils' },
      { id: 'saml.works', label: 'Works' },
    ]);
  });

  it.each([
    'facebook.com',
    'oidc.school',
    'google',
    'google.com:Google',
    'oidc.:School',
    'javascript:alert(1)',
  ])('cannot be read from %s', (AUTH_PROVIDERS) => {
    expect(() => readSignInProviders({ AUTH_PROVIDERS })).toThrow('AUTH_PROVIDERS holds');
  });
});
