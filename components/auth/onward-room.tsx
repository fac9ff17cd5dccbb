import { useTranslations } from 'next-intl';

/** Where one goes on to, by name. */
export function OnwardRoom({ name }: { name: string }) {
  const t = useTranslations('auth.onward');
  return t.rich('named', {
    name,
    room: (words) => <strong className="font-semibold text-ink">{words}</strong>,
  });
}
