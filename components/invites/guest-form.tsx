import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import type { GuestNameFault } from '@/lib/invites/check-guest';

type GuestFormProps = {
  /** Their place is kept for so many days without them. */
  guestDays: number;
  faults: { name: GuestNameFault } | null;
  notice: ReactNode;
  isPending: boolean;
  onJoin: (name: string) => void;
};

/**
 * A name is all that a guest needs; before giving it they read how long it is kept. What was typed stays, whatever
 * the answer.
 */
export function GuestForm({ guestDays, faults, notice, isPending, onJoin }: GuestFormProps) {
  const t = useTranslations('invites.page');
  return (
    <Form faults={faults} isMain className="mt-8 grid gap-4" onSubmit={(typed) => onJoin(typed('name'))}>
      <p className="text-ink-2">{t('guestLife', { days: guestDays })}</p>
      <TextField
        size={48}
        name="name"
        autoComplete="name"
        required
        label={t('name')}
        hint={t('nameHint')}
        error={faults ? t(`faults.${faults.name}`) : undefined}
      />
      {notice}
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {t('joinAsGuest')}
      </SubmitButton>
    </Form>
  );
}
