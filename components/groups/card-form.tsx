import { useTranslations } from 'next-intl';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import type { UserError } from '@/lib/errors/to-user-error';

export type TypedCard = { code: string; name: string; pin: string };
export type CardFaults = { code?: true; name?: true; pin?: true };

type CardFormProps = {
  /** The square on the card has said the rest. */
  asksForPinOnly: boolean;
  /** What stands in the class code's field at first. */
  code: string;
  faults: CardFaults | null;
  error: UserError | null;
  isPending: boolean;
  onEnter: (typed: TypedCard) => void;
};

/** Class code, name and PIN. What was typed stays, whatever the answer. */
export function CardForm({ asksForPinOnly, code, faults, error, isPending, onEnter }: CardFormProps) {
  const t = useTranslations('groups.card');
  return (
    <Form
      faults={faults}
      className="mt-8 grid gap-4"
      onSubmit={(typed) => onEnter({ code: typed('code'), name: typed('name'), pin: typed('pin') })}
    >
      {asksForPinOnly ? null : (
        <>
          <TextField
            size={48}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            label={t('code')}
            defaultValue={code}
            error={faults?.code ? t('faults.code') : undefined}
          />
          <TextField
            size={48}
            name="name"
            autoComplete="off"
            spellCheck={false}
            required
            label={t('name')}
            hint={t('nameHint')}
            error={faults?.name ? t('faults.name') : undefined}
          />
        </>
      )}
      <TextField
        size={48}
        name="pin"
        inputMode="numeric"
        // A shared device's browser must not offer to keep it.
        autoComplete="off"
        maxLength={12}
        required
        label={t('pin')}
        error={faults?.pin ? t('faults.pin') : undefined}
      />
      <FailureNotice error={error} />
      <SubmitButton size={48} className="mt-2 w-full" isPending={isPending}>
        {t('submit')}
      </SubmitButton>
      <p className="text-13 text-ink-2">{t('tabOnly')}</p>
    </Form>
  );
}
