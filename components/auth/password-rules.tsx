import { Check, Circle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { PasswordRule } from '@/lib/auth/new-password';

/** What a new password has to be, and what of it is done, while it is typed. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const t = useTranslations('auth.passwordRules');
  return (
    <ul aria-label={t('label')} className="mt-2 grid gap-1 text-13">
      {rules.map(({ name, isMet, limit }) => (
        <li key={name} className="flex items-center gap-1.5">
          {isMet ? <Check className="size-4 text-moss" /> : <Circle className="size-4 text-ink-3" />}
          <span className={isMet ? 'text-moss' : 'text-ink-2'}>{t(name, { limit: limit ?? 0 })}</span>
          <span className="sr-only">{t(isMet ? 'met' : 'open')}</span>
        </li>
      ))}
    </ul>
  );
}
