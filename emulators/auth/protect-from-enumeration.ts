/**
 * Switches on the protection that real projects have by default since September 2023 and the emulator has not: a
 * sign-in says only that the credential is wrong, never that there is no such account.
 */
export async function protectFromEnumeration(url: string, projectId: string): Promise<void> {
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused its settings: ${await response.text()}`);
}
