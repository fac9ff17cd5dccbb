import type { Transfer } from '@/lib/files/stream/transfer';

/** How far a picture is on its way through the call, on the lower edge of its box (`PictureInMessage`). */
export function CarriedProgress({ carried, words }: { carried: Transfer; words: string }) {
  const { state, size, name } = carried;
  if (state.name !== 'coming') return null;
  const part = Math.min(1, state.done / size);
  return (
    <span
      role="progressbar"
      aria-label={name}
      aria-valuenow={Math.floor(part * 100)}
      aria-valuetext={words}
      className="absolute inset-x-px top-39.25 h-1 bg-line"
    >
      <span className="block h-full bg-ink" style={{ width: `${part * 100}%` }} />
    </span>
  );
}
