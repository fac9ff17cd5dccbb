import { askEmulator } from '../ask-emulator';

/**
 * Switches on the protection that real projects have by default since September 2023 and the emulator has not: a
 * sign-in says only that the credential is wrong, never that there is no such account.
 */
export async function protectFromEnumeration(url: string, projectId: string): Promise<void> {
  const response = await askEmulator(
    'The settings of the Auth emulator',
    `${url}/emulator/v1/projects/${projectId}/config`,
    { method: 'PATCH', body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } } },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused its settings: ${await response.text()}`);
}
