import { useTranslations } from 'next-intl';
import type { AuditWords } from '@/lib/audit/audit-words';
import type { AuditNames } from '@/lib/audit/contract';
import { formatDate } from '@/lib/core/dates';

const formats = { day: 'shortDate', minute: 'shortDateAndClock' } as const;

/** The words of this page for what stands in the log, by the clock of this device. */
export function useAuditWords(names: AuditNames): AuditWords {
  const t = useTranslations('audit');
  const access = useTranslations('access');
  return { t, access, when: (time, to) => formatDate(time, formats[to]), names };
}
