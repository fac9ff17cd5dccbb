/** A quiet 14 px ring: something is under way. Decorative; the control says it with `aria-busy`. */
export function PendingRing() {
  return (
    <svg viewBox="0 0 14 14" className="size-3.5 flex-none animate-ring" aria-hidden="true">
      <circle cx="7" cy="7" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" opacity="0.3" />
      <path
        d="M7 1.25A5.75 5.75 0 0 1 12.75 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
