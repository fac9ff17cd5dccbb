/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#content"
      className="absolute top-2 left-4 z-bar rounded-8 bg-ink px-4 py-2 text-on-ink not-focus:sr-only"
    >
      {children}
    </a>
  );
}
