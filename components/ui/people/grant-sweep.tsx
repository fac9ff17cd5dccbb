type GrantSweepProps = { onEnd: () => void };

/** Passes once over a control whose owner was just allowed what they asked for; not where motion is unwanted. */
export function GrantSweep({ onEnd }: GrantSweepProps) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 overflow-hidden rounded-[inherit] motion-reduce:hidden"
    >
      <span className="block size-full animate-sweep bg-gorse" onAnimationEnd={onEnd} />
    </span>
  );
}
