import { clsx } from 'clsx';
import { ChartLine, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ResultLook } from '@/components/worksheet/cells/cell-props';
import { useSheetContext } from '@/components/worksheet/sheet-context';
import type { LineOffer } from '@/lib/worksheet/results/line-offers';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

type LineChipsProps = { cell: SheetCell; offers: readonly LineOffer[]; look: ResultLook };

/** Beside a line, what can be made of it with one press. */
export function LineChips({ cell, offers, look }: LineChipsProps) {
  const { slides, actions } = useSheetContext();
  const take = (offer: LineOffer) => {
    if (offer.kind === 'slider') slides.begin(cell);
    else if (offer.kind === 'value') actions.defineAbove(cell.id, offer.name);
    else actions.putBelow(cell.id, offer.source);
  };
  return (
    <span
      className={clsx(
        look === 'beside' ? 'order-2! ml-auto basis-auto! pr-1' : 'absolute top-1.5 right-1',
        'flex',
        look !== 'open' && 'max-tablet:hidden',
      )}
    >
      {offers.map((offer) => (
        <LineChip key={offer.kind} offer={offer} onTake={() => take(offer)} />
      ))}
    </span>
  );
}

function LineChip({ offer, onTake }: { offer: LineOffer; onTake: () => void }) {
  const t = useTranslations('worksheet.offers');
  const { icon, words }: { icon: ReactNode; words: string } =
    offer.kind === 'plot'
      ? { icon: <ChartLine />, words: t('plot') }
      : { icon: <SlidersHorizontal />, words: t(offer.kind, { name: offer.name }) };
  return (
    <button
      type="button"
      className="press flex h-7 cursor-pointer items-center gap-1.5 rounded-6 px-2 text-13 whitespace-nowrap text-ink-3 hover:text-ink pointer-coarse:h-11 [&_.lucide]:size-4"
      // The press would take the focus from the line first, and with it this button.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {icon}
      {words}
    </button>
  );
}
