let typed = '';

/** The address that was last typed on a page for coming in, for the next such page. Kept in this tab's memory only. */
export const typedEmail = (): string => typed;

export function rememberTypedEmail(email: string): void {
  typed = email;
}
