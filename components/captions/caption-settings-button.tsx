'use client';

import { Captions, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OwnSpeechButton, OwnSpeechWords } from '@/components/captions/own-speech-button';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Segmented } from '@/components/ui/fields/segmented';
import { Popover } from '@/components/ui/overlays/popover';
import { captionPlaces, captionSizes } from '@/lib/captions/caption-settings';
import type { OwnCaptions } from '@/lib/captions/client/use-caption-settings';
import type { OwnSpeech } from '@/lib/captions/client/use-own-speech';

type CaptionSettingsButtonProps = { captions: OwnCaptions; speech: OwnSpeech; isPhone: boolean };

/** Opens the settings above the row, so that a change is seen at once. */
export function CaptionSettingsButton({ captions, speech, isPhone }: CaptionSettingsButtonProps) {
  const t = useTranslations('captions');
  const [isOpen, setIsOpen] = useState(false);
  const { settings, change } = captions;
  return (
    <Popover
      label={t('label')}
      side="top"
      align="end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        isPhone ? (
          <IconButton
            label={t('open')}
            icon={<Captions />}
            variant="stage"
            size={44}
            aria-expanded={isOpen}
          />
        ) : (
          <Button variant="stage" icon={<Captions />} aria-label={t('open')} aria-expanded={isOpen}>
            {t('button')}
          </Button>
        )
      }
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-14 font-semibold">{t('label')}</h2>
        <IconButton label={t('close')} icon={<X />} onClick={() => setIsOpen(false)} />
      </div>
      <div className="grid gap-3">
        <Choice
          label={t('size')}
          segments={captionSizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
          value={settings.size}
          onChoose={(size) => change({ size })}
        />
        <Choice
          label={t('place')}
          segments={captionPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
          value={settings.place}
          onChoose={(place) => change({ place })}
        />
        <p className="text-13 text-ink-2">
          <OwnSpeechWords speech={speech} />
        </p>
        <OwnSpeechButton speech={speech} variant="edge" size={40} />
        <Button variant="edge" onClick={() => change({ isOn: false })}>
          {t('turnOff')}
        </Button>
      </div>
    </Popover>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  segments: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div className="grid gap-1 text-13">
      <span aria-hidden="true">{props.label}</span>
      <Segmented isWide {...props} />
    </div>
  );
}
