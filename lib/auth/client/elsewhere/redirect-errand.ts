const key = 'chalktalk.redirect-pending';

/** What this tab has gone to another place for. */
export type RedirectErrand = {
  kind: 'sign-in' | 'link' | 'confirm';
  /** What was about to be done when the person had to confirm who they are, in the words of the page. */
  action: string;
};

const kinds = ['sign-in', 'link', 'confirm'] as const;

/**
 * What this tab has gone to another place for, until somebody comes back from there. Apart from what takes the person
 * there, which is fetched only when it is needed.
 */
export const redirectErrand = {
  set: ({ kind, action }: RedirectErrand): void => sessionStorage.setItem(key, `${kind}:${action}`),
  read: (): RedirectErrand | null => {
    try {
      const [found, action] = sessionStorage.getItem(key)?.split(':') ?? [];
      const kind = kinds.find((each) => each === found);
      return kind === undefined || action === undefined ? null : { kind, action };
    } catch {
      // Storage may be shut; then nobody has gone anywhere either.
      return null;
    }
  },
  clear: (): void => sessionStorage.removeItem(key),
};
