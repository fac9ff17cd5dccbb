import { ChartLine, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LineOffer } from '@/lib/worksheet/results/line-offers';

type LineChipsProps = { offers: readonly LineOffer[]; onTake: (offer: LineOffer) => void };

/** Beside a line, what can be made of it with one press. */
export function LineChips({ offers, onTake }: LineChipsProps) {
  const t = useTranslations('worksheet.offers');
  const look = (offer: LineOffer): { icon: ReactNode; words: string } =>
    offer.kind === 'plot'
      ? { icon: <ChartLine />, words: t('plot') }
      : { icon: <SlidersHorizontal />, words: t(offer.kind, { name: offer.name }) };
  return offers.map((offer) => {
    const { icon, words } = look(offer);
    return (
      <button
        key={offer.kind}
        type="button"
        className="press flex h-7 cursor-pointer items-center gap-1.5 rounded-6 px-2 text-13 whitespace-nowrap text-ink-3 hover:text-ink pointer-coarse:h-11 [&_.lucide]:size-4"
        // The press would take the focus from the line first, and with it this button.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onTake(offer)}
      >
        {icon}
        {words}
      </button>
    );
  });
}
