import { CircleCheck, Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountSection } from '@/components/account/account-section';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { StatusDot } from '@/components/ui/people/status-dot';

type EmailSectionProps = {
  email: string | null;
  isVerified: boolean;
  /** Whether the mail was sent just now. */
  isSent: boolean;
  isPending: boolean;
  notice: ReactNode;
  onSend: () => void;
};

/** The address, and whether it is known to be the person's. Only a verified one counts. */
export function EmailSection({ email, isVerified, isSent, isPending, notice, onSend }: EmailSectionProps) {
  const t = useTranslations('account.email');
  return (
    <AccountSection title={t('title')}>
      {email === null ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-16 wrap-anywhere">{email}</span>
          {isVerified ? (
            <span className="inline-flex items-center gap-1.5 font-medium text-moss">
              <CircleCheck className="size-4" />
              {t('verified')}
            </span>
          ) : (
            <StatusDot tone="gorse">{t('unverified')}</StatusDot>
          )}
        </p>
      )}
      {email === null || isVerified ? null : (
        <div className="mt-2 max-w-[60ch]">
          <p className="text-ink-2">{t('why')}</p>
          <div className="mt-4 grid justify-items-start gap-4">
            {isSent ? (
              <Notice tone="moss">{t('sent', { email })}</Notice>
            ) : (
              <Button
                variant="edge"
                icon={<Mail className="size-4!" />}
                isPending={isPending}
                onClick={onSend}
              >
                {t('send')}
              </Button>
            )}
            {notice}
          </div>
        </div>
      )}
    </AccountSection>
  );
}
