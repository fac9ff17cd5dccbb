const key = 'chalktalk.redirect-pending';

/**
 * That this tab has gone to another place to sign in. Apart from what takes the person there, which is fetched only
 * when it is needed.
 */
export const redirectPending = {
  set: (): void => sessionStorage.setItem(key, 'yes'),
  isSet: (): boolean => {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      // Storage may be shut; then nobody has gone anywhere either.
      return false;
    }
  },
  clear: (): void => sessionStorage.removeItem(key),
};
