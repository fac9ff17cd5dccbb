import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';

export type GuestNameFault = 'name-missing' | 'name-invalid';

type KnockFormProps = {
  faults: { name: GuestNameFault } | null;
  notice: ReactNode;
  isPending: boolean;
  onKnock: (name: string) => void;
};

/** The name under which somebody without an account knocks. What was typed stays, whatever the answer. */
export function KnockForm({ faults, notice, isPending, onKnock }: KnockFormProps) {
  const t = useTranslations('lobby.enter');
  return (
    <Form faults={faults} isMain className="mt-8 grid gap-4" onSubmit={(typed) => onKnock(typed('name'))}>
      <p className="text-ink-2">{t('guestLife')}</p>
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
        {t('ask')}
      </SubmitButton>
    </Form>
  );
}
