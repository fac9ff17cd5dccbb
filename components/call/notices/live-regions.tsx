/** What screen readers are told without being asked; empty most of the time. */
export function LiveRegions({ polite, assertive }: { polite: string; assertive: string }) {
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {polite}
      </div>
      <div aria-live="assertive" className="sr-only">
        {assertive}
      </div>
    </>
  );
}
