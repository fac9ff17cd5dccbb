import { useTranslations } from 'next-intl';
import type { Capability } from '@/lib/access/capabilities';
import { presets, type PresetId } from '@/lib/access/presets';
import { Disclosure } from '@/components/ui/overlays/disclosure';

/** What a call can do today; the rest of a preset waits for worksheet, chat, files and questions. */
const inForce: readonly Capability[] = ['screen:publish', 'room:start'];
const wishesInForce: readonly string[] = ['asks', 'cameras', 'lobby'];

/** What a preset says, layer by layer, in sentences; apart what only comes into force with its feature. */
export function PresetDetails({ preset }: { preset: PresetId }) {
  const t = useTranslations('rooms.settings.details');
  const { settings, waitsFor } = presets[preset];
  const said = Object.entries(settings).map(([capability, setting]) => ({
    isInForce: inForce.includes(capability as Capability),
    text: t(`room.${capability.replace(':', '-')}-${setting}` as 'room.ink-draw-ask'),
  }));
  const wishes = Object.entries(waitsFor).map(([wish, value]) => ({
    isInForce: wishesInForce.includes(wish),
    text: t(`wishes.${wish}-${value}` as 'wishes.lobby-guests'),
  }));
  const all = [...said, ...wishes];
  const now = all.filter(({ isInForce }) => isInForce).map(({ text }) => text);
  const later = all.filter(({ isInForce }) => !isInForce).map(({ text }) => text);
  return (
    <Disclosure label={t('open')} className="mt-2 text-14">
      <div className="mt-3 grid gap-4 rounded-12 bg-sunken p-4">
        <Sentences
          title={t('profiles')}
          sentences={settings['screen:publish'] ? [t('base')] : [t('base'), t('baseAsks')]}
        />
        <Sentences title={t('now')} sentences={now} />
        <Sentences title={t('later')} sentences={later} />
      </div>
    </Disclosure>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 grid gap-1 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
