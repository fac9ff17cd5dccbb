/** What screen readers are told without being asked; empty most of the time. */
export function LiveRegions({ polite, assertive }: { polite: string; assertive: string }) {
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {polite}
      </p>
      <p aria-live="assertive" className="sr-only">
        {assertive}
      </p>
    </>
  );
}
