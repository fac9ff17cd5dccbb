const key = 'chalktalk.redirect-pending';

/** What this tab has gone to another place for. */
export type RedirectErrand = {
  kind: 'sign-in' | 'link' | 'confirm';
  /** What was about to be done when the person had to confirm who they are, in the words of the page. */
  deed: string;
};

const kinds = ['sign-in', 'link', 'confirm'] as const;

/**
 * What this tab has gone to another place for, until somebody comes back from there. Apart from what takes the person
 * there, which is fetched only when it is needed.
 */
export const redirectErrand = {
  set: ({ kind, deed }: RedirectErrand): void => sessionStorage.setItem(key, `${kind}:${deed}`),
  read: (): RedirectErrand | null => {
    try {
      const [found, deed] = sessionStorage.getItem(key)?.split(':') ?? [];
      const kind = kinds.find((each) => each === found);
      return kind === undefined || deed === undefined ? null : { kind, deed };
    } catch {
      // Storage may be shut; then nobody has gone anywhere either.
      return null;
    }
  },
  clear: (): void => sessionStorage.removeItem(key),
};
