import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/email-field';
import { useFaultText } from '@/components/auth/use-fault-text';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { Notice } from '@/components/ui/notice';
import type { EntryFaults } from '@/lib/auth/entry-faults';
import type { UserError } from '@/lib/errors/to-user-error';

type ResetRequestFormProps = {
  faults: EntryFaults | null;
  error: UserError | null;
  isPending: boolean;
  /** The address that a link was asked for; null before. */
  askedFor: string | null;
  onAsk: (email: string) => void;
};

/** Asks for a link to a new password. What is said afterwards is the same for every address. */
export function ResetRequestForm({ faults, error, isPending, askedFor, onAsk }: ResetRequestFormProps) {
  const t = useTranslations('auth');
  const faultText = useFaultText();
  return (
    <Form faults={faults} className="mt-8 grid gap-4" onSubmit={(typed) => onAsk(typed('email'))}>
      <EmailField label={t('fields.email')} error={faultText(faults?.email)} />
      {askedFor === null ? null : (
        <Notice tone="moss" title={t('reset.sent', { email: askedFor })}>
          {t('reset.sentNext')}
        </Notice>
      )}
      {faults?.form ? <Notice tone="poppy" title={faultText(faults.form)} /> : null}
      <FailureNotice error={error} />
      <SubmitButton
        size={48}
        variant={askedFor === null ? 'ink' : 'edge'}
        className="mt-2 w-full"
        isPending={isPending}
      >
        {t(askedFor === null ? 'reset.submit' : 'reset.again')}
      </SubmitButton>
    </Form>
  );
}
