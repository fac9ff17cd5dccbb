import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/landing/picture';
import { leonhard, sofya } from '@/components/landing/sample-people';
import { sampleFormula, sampleSteps } from '@/components/landing/sample-stories';
import { SheetLinePicture } from '@/components/landing/sheet-line-picture';
import { Story } from '@/components/landing/story';
import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';

const { given, speed } = sampleSteps;
const signs = { root: '√', equals: ' = ', about: '≈ ' };

/** A formula in the chat with its value, and the line that it becomes in the sheet. */
export function ChatStory() {
  const t = useTranslations('landing.chat');
  const chat = useTranslations('chat.actions');
  return (
    <Story title={t('title')} text={t('text')} layout="beside">
      <Picture description={t('described')}>
        <div className="flint grid gap-2 rounded-12 p-2 tablet:grid-cols-[minmax(0,1fr)_264px] tablet:p-3">
          <div className="paper grid content-start gap-4 rounded-10 px-2 py-4 tablet:p-6">
            <SheetLinePicture number={1} person={leonhard} step={given} />
            <SheetLinePicture number={2} person={sofya} step={speed} />
          </div>
          <div className="paper rounded-10 p-4">
            <div className="grid grid-cols-[3px_24px_minmax(0,1fr)] gap-x-2">
              <PersonBar hue={sofya.hue} className="h-full" />
              <Avatar {...sofya} size={24} />
              <div className="grid gap-1">
                <p className="text-13 font-semibold">{sofya.name}</p>
                <p>{t('message')}</p>
                <p className="font-serif text-18">
                  <i>{sampleFormula.name}</i>
                  {signs.equals}
                  {signs.root}
                  <span className="border-t border-ink">
                    <i>{sampleFormula.root}</i>
                  </span>
                </p>
                <p>
                  <span className="tabular rounded-4 bg-sunken px-2 py-0.5">
                    {signs.about}
                    {speed.result}
                  </span>
                </p>
                <p className="flex items-center gap-2 py-1 font-semibold text-orchid">
                  <ArrowLeft className="size-4!" />
                  {chat('toSheet')}
                </p>
              </div>
            </div>
          </div>
        </div>
      </Picture>
    </Story>
  );
}
