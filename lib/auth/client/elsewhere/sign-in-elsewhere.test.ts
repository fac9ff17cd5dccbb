import type { AuthKit } from '@/lib/firebase/client/load-firebase';
import { makeProvider } from './sign-in-elsewhere';

class Provider {
  parameters: object | null = null;
  readonly providerId: string;
  constructor(providerId = 'google.com') {
    this.providerId = providerId;
  }
  setCustomParameters(parameters: object) {
    this.parameters = parameters;
  }
}
class SamlProvider {
  readonly kind = 'saml';
}
const kit = {
  GoogleAuthProvider: Provider,
  OAuthProvider: Provider,
  SAMLAuthProvider: SamlProvider,
} as unknown as AuthKit;

describe('what leads to another place', () => {
  it.each(['google.com', 'microsoft.com'])('asks at %s which account is meant', (id) => {
    expect(makeProvider(kit, id)).toMatchObject({
      providerId: id,
      parameters: { prompt: 'select_account' },
    });
  });

  it('asks a school or company for nothing that its service may not know', () => {
    expect(makeProvider(kit, 'oidc.school')).toMatchObject({ providerId: 'oidc.school', parameters: null });
    expect(makeProvider(kit, 'saml.works')).toBeInstanceOf(SamlProvider);
  });
});
