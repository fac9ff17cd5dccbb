type MarkedSourceProps = { source: string; start: number; length: number };

/** A source as it was typed, with the place of its mistake marked. */
export function MarkedSource({ source, start, length }: MarkedSourceProps) {
  const end = Math.max(start + length, start + 1);
  return (
    <>
      {source.slice(0, start)}
      <span className="wavy">{source.slice(start, end)}</span>
      {source.slice(end)}
    </>
  );
}
