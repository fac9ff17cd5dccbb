import { useTranslations } from 'next-intl';
import { presets, switchedInPages, type PresetId } from '@/lib/access/presets';
import { Disclosure } from '@/components/ui/overlays/disclosure';

/** What a preset says, in sentences: what people bring with their profiles, and what this room adds. */
export function PresetDetails({ preset }: { preset: PresetId }) {
  const t = useTranslations('rooms.settings.details');
  const { settings, wishes } = presets[preset];
  const switched = switchedInPages(preset).map((capability) =>
    t(`room.${capability.replace(':', '-')}-${settings[capability]}` as 'room.worksheet-edit-ask'),
  );
  const wished = Object.entries(wishes).map(([wish, value]) =>
    t(`wishes.${wish}-${value}` as 'wishes.lobby-guests'),
  );
  return (
    <Disclosure label={t('open')} className="mt-2 text-14">
      <div className="mt-3 grid gap-4 rounded-12 bg-sunken p-4">
        <Sentences
          title={t('profiles')}
          sentences={settings['screen:publish'] ? [t('base')] : [t('base'), t('baseAsks')]}
        />
        <Sentences title={t('now')} sentences={[...switched, ...wished]} />
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
