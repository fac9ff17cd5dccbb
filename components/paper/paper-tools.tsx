'use client';

import { Flashlight, Focus, RotateCw, Scan, Sparkles, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { clsx } from 'clsx';
import type { PaperCamera } from '@/lib/paper/client/paper-camera';
import { usePaperView } from '@/lib/paper/client/use-paper-view';

/** What is made of the picture: light, zoom and focus where the camera offers them, turn, straighten and contrast. */
export function PaperTools({ camera }: { camera: PaperCamera }) {
  const t = useTranslations('paper.tools');
  const { offers, isLit, isStraight, isWhite, zoom } = usePaperView(camera);
  const { setLight, setZoom, focus, turn, setStraight, findAgain, setWhite } = camera;
  return (
    <div role="group" aria-label={t('label')} className="space-y-2">
      {offers.zoom ? (
        <label className="flex h-11 items-center gap-3 px-1 text-13">
          {t('zoom')}
          <input
            type="range"
            className="min-w-0 flex-1 accent-orchid"
            {...offers.zoom}
            value={zoom}
            onChange={(event) => void setZoom(event.target.valueAsNumber)}
          />
        </label>
      ) : null}
      <div className="flex gap-2">
        {offers.hasLight ? (
          <Tool icon={Flashlight} name={t('light')} isOn={isLit} onPress={() => void setLight(!isLit)} />
        ) : null}
        {offers.canFocus ? <Tool icon={Focus} name={t('focus')} onPress={() => void focus()} /> : null}
        <Tool icon={RotateCw} name={t('turn')} onPress={turn} />
        <Tool
          icon={Scan}
          name={t('straighten')}
          isOn={isStraight}
          onPress={() => (isStraight ? setStraight(false) : findAgain())}
        />
        {camera.canWhiten ? (
          <Tool icon={Sparkles} name={t('contrast')} isOn={isWhite} onPress={() => setWhite(!isWhite)} />
        ) : null}
      </div>
    </div>
  );
}

type ToolProps = {
  icon: LucideIcon;
  name: string;
  /** Left out for what only happens once. */
  isOn?: boolean;
  onPress: () => void;
};

function Tool({ icon: Icon, name, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'press flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-10 text-12',
        isOn ? 'bg-stage-button text-stage-text' : 'text-stage-text hover:bg-stage-hover',
      )}
    >
      <Icon aria-hidden="true" />
      {name}
    </button>
  );
}
