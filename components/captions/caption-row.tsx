'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { CaptionSettingsButton } from '@/components/captions/caption-settings-button';
import { OwnSpeechButton, OwnSpeechWords } from '@/components/captions/own-speech-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { CaptionLine } from '@/lib/captions/caption-lines';
import type { CaptionSettings } from '@/lib/captions/caption-settings';
import { useCaptionLines, type CaptionCarrier } from '@/lib/captions/client/use-caption-lines';
import type { OwnCaptions } from '@/lib/captions/client/use-caption-settings';
import type { OwnSpeech } from '@/lib/captions/client/use-own-speech';
import type { PersonColour } from '@/lib/core/person-hue';

type CaptionRowProps = {
  data: CaptionCarrier;
  captions: OwnCaptions;
  speech: OwnSpeech;
  nameOf: (uid: string) => string | null;
  colourOf: (uid: string) => PersonColour;
  isPhone: boolean;
};

/**
 * The row of captions, beside the stage and over nothing. Screen readers are not told of it: their readers hear the
 * speakers themselves.
 */
export function CaptionRow({ data, captions, speech, nameOf, colourOf, isPhone }: CaptionRowProps) {
  const t = useTranslations('captions');
  const lines = useCaptionLines(data);
  const { settings } = captions;
  return (
    <section
      aria-label={t('label')}
      className={clsx('flex flex-none items-center gap-3', isPhone ? 'min-h-16 pl-1' : 'h-[72px] pl-3')}
    >
      <div className={clsx('mx-auto min-w-0 max-w-[760px] flex-1', styleOf(settings.size, isPhone))}>
        {lines.length === 0 ? <Quiet {...{ speech, isPhone }} /> : null}
        <div className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-3">
          {lines.map((line) => (
            <Line
              key={line.uid}
              line={line}
              name={nameOf(line.uid) ?? t('somebody')}
              colour={colourOf(line.uid)}
              isAlone={lines.length === 1}
            />
          ))}
        </div>
      </div>
      <CaptionSettingsButton {...{ captions, speech, isPhone }} />
    </section>
  );
}

/** Before the first words: whose speech is captioned, and the way to caption one's own. */
function Quiet({ speech, isPhone }: { speech: OwnSpeech; isPhone: boolean }) {
  const t = useTranslations('captions');
  return (
    <div className={clsx('flex gap-x-4 gap-y-1', isPhone ? 'flex-col items-start py-1' : 'items-center')}>
      <div className="min-w-0 text-13">
        {speech.isOn ? null : <p className="text-stage-text">{t('quiet')}</p>}
        <p className="line-clamp-2 text-stage-text-2">
          <OwnSpeechWords speech={speech} />
        </p>
      </div>
      <OwnSpeechButton speech={speech} variant="stage" size={isPhone ? 44 : 40} />
    </div>
  );
}

type LineProps = { line: CaptionLine; name: string; colour: PersonColour; isAlone: boolean };

/** The end of what one person says. Somebody who speaks alone has both lines. */
function Line({ line, name, colour, isAlone }: LineProps) {
  return (
    <>
      <span className="flex min-w-0 items-center justify-end gap-2 self-start text-stage-text-2">
        <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-4" />
        <span className="max-w-36 truncate">{name}</span>
      </span>
      <span
        className={clsx('flex flex-col justify-end overflow-hidden', isAlone ? 'max-h-[2lh]' : 'h-[1lh]')}
      >
        <span>
          {line.settled} <span className="text-stage-text-2">{line.pending}</span>
        </span>
      </span>
    </>
  );
}

const styles = {
  small: ['text-14 leading-5', 'text-16 leading-[22px]'],
  medium: ['text-16 leading-6', 'text-18 leading-[26px]'],
  large: ['text-18 leading-7', 'text-22 leading-8'],
} as const satisfies Record<CaptionSettings['size'], readonly [phone: string, wide: string]>;

const styleOf = (size: CaptionSettings['size'], isPhone: boolean): string => styles[size][isPhone ? 0 : 1];
