import 'server-only';
import { createTranslator } from 'next-intl';
import type { AuditWords } from '@/lib/audit/audit-words';
import type { AuditNames } from '@/lib/audit/contract';
import { messages } from '@/lib/core/server/messages';

const locale = 'en';

/** The words in which the server says what stands in the log: to look for some, and for the file. Times are UTC. */
export function auditWordsFor(names: AuditNames): AuditWords {
  return {
    t: createTranslator({ locale, messages, namespace: 'audit' }),
    access: createTranslator({ locale, messages, namespace: 'access' }),
    when: (time, to) => new Date(time).toISOString().slice(0, to === 'day' ? 10 : 16),
    names,
  };
}
