/** Names of places that need no label of the deployment's own: proper names, the same in every language. */
export const providerNames: Readonly<Record<string, string>> = {
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
};
