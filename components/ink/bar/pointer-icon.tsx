/** A dot that shines: the pointer that fades. */
export function PointerIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="lucide"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="3" fill="currentColor" stroke="none" />
      <path d="M12 4v2.5M12 17.5V20M4 12h2.5M17.5 12H20" strokeWidth="1.75" />
    </svg>
  );
}
