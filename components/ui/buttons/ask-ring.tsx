/**
 * Round a control whose owner waits for an answer: it fills in a minute, second by second, and stays full then. Inside
 * the control's edge, so that a focus ring has its own place. Decorative; the control's name says it.
 */
export function AskRing() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2.25"
      className="pointer-events-none absolute inset-0 size-full stroke-gorse-text"
      aria-hidden="true"
    >
      <rect x="1.125" y="1.125" width="45.75" height="45.75" rx="9.5" opacity="0.4" />
      <rect
        x="1.125"
        y="1.125"
        width="45.75"
        height="45.75"
        rx="9.5"
        pathLength="1"
        strokeDasharray="1"
        className="animate-ask-ring motion-reduce:animate-none"
      />
    </svg>
  );
}
