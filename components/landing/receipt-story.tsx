import { useTranslations } from 'next-intl';
import { Picture } from '@/components/landing/picture';
import { sampleReceipt } from '@/components/landing/sample-stories';
import { SheetLinePicture } from '@/components/landing/sheet-line-picture';
import { Story } from '@/components/landing/story';
import { PersonName } from '@/components/ui/people/person-name';

/** What stays of a session: who changed which line, and who was there. */
export function ReceiptStory() {
  const t = useTranslations('landing.receipt');
  const { lines, stays, whole } = sampleReceipt;
  return (
    <Story title={t('title')} text={t('text')} layout="beside">
      <Picture description={t('described')}>
        <div className="paper grid gap-8 rounded-12 border border-line px-2 py-4 tablet:grid-cols-[minmax(0,1fr)_232px] tablet:p-6">
          <div className="grid content-start gap-3">
            {lines.map(({ number, person, at, step }) => (
              <SheetLinePicture key={number} {...{ number, person, step }}>
                <p className="text-13 text-ink-2">
                  {t('was' in step ? 'changed' : 'wrote', { name: person.name, time: at })}{' '}
                  {'was' in step ? <s className="font-mono">{step.was}</s> : null}
                </p>
              </SheetLinePicture>
            ))}
          </div>
          <div className="grid content-start gap-3 max-tablet:px-3">
            {stays.map(({ person, minutes }) => (
              <div
                key={person.name}
                data-hue={person.hue}
                className="grid grid-cols-[minmax(0,1fr)_64px_48px] items-center gap-2"
              >
                <PersonName {...person} />
                <span className="h-1 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full rounded-full bg-person"
                    style={{ width: `${(100 * minutes) / whole}%` }}
                  />
                </span>
                <span className="tabular text-right text-13">{t('minutes', { minutes })}</span>
              </div>
            ))}
          </div>
        </div>
      </Picture>
    </Story>
  );
}
