/** Two axes with their arrows. */
export function AxesIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 3v16h16M2.5 6 5 3l2.5 3M18 16.500l3 2.500-3 2.500" />
    </svg>
  );
}
