import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/landing/picture';
import { sampleDerivation } from '@/components/landing/sample-stories';
import { Story } from '@/components/landing/story';

const follows = '⇔';

/** A derivation whose last line does not follow, in the words of the sheet. */
export function DerivationStory() {
  const t = useTranslations('landing.derivation');
  const words = useTranslations('worksheet.derivation');
  return (
    <Story title={t('title')} text={t('text')} layout="beside">
      <Picture description={t('described')}>
        <div className="flint rounded-12 p-2 tablet:p-3">
          <div className="paper grid gap-1 rounded-10 px-3 py-4 tablet:p-6">
            {sampleDerivation.lines.map(({ set, verdict }) => (
              <div key={set} className={clsx('rounded-6 px-3 py-1', verdict === 'fails' && 'bg-poppy-wash')}>
                <p className="flex min-h-8 items-center gap-x-2 font-serif text-18">
                  <span className="w-6 flex-none text-ink-2">{verdict === null ? null : follows}</span>
                  <span className="flex-1">{set}</span>
                  {verdict === null ? null : (
                    <span
                      className={clsx(
                        'flex items-center gap-1.5 font-sans text-13 [&_svg]:size-4',
                        verdict === 'fails' ? 'font-medium text-poppy' : 'text-moss',
                      )}
                    >
                      {verdict === 'fails' ? <X /> : <Check />}
                      {words(verdict)}
                    </span>
                  )}
                </p>
                {verdict === 'fails' ? (
                  <p className="pb-1 pl-8 text-13">
                    {words('solvesAbove', { place: sampleDerivation.place })}
                  </p>
                ) : null}
              </div>
            ))}
          </div>
        </div>
      </Picture>
    </Story>
  );
}
