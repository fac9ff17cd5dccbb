import { useTranslations } from 'next-intl';

type EmptySheetProps = {
  /** Missing for a reader, who only sees the examples. */
  onInsert: ((source: string) => void) | undefined;
};

const examples = [
  { word: 'force', source: 'F = 2.4 kg * 9.81 m/s^2' },
  { word: 'uses', source: 'a = F / 2.4 kg' },
  { word: 'converts', source: '90 km/h to m/s' },
] as const;

/** A sheet without cells: three lines that show what it can do, each of which can be put in. */
export function EmptySheet({ onInsert }: EmptySheetProps) {
  const t = useTranslations('worksheet.empty');
  return (
    <div className="grid gap-2 pl-[60px] max-tablet:pl-7">
      <p className="font-serif text-22">{t('title')}</p>
      <ul className="grid justify-items-start gap-1 text-14 text-ink-2">
        {examples.map(({ word, source }) => (
          <li key={word}>
            {onInsert ? (
              <button
                type="button"
                className="press overlay rounded-6 px-1 py-0.5 text-left"
                onClick={() => onInsert(source)}
              >
                {t(word)}
              </button>
            ) : (
              t(word)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
