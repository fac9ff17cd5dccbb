/**
 * Makes an upload this page's own, so that a second tab does not send it too. Answers how to let it go; null while
 * another page has it. It goes with the page.
 */
export function claimUpload(id: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  // Without locks, as in old browsers, each tab offers to go on; the object in Storage is written once all the same.
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(`chalktalk.upload.${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
  });
}
