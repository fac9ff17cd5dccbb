'use client';

import { ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { verifyAuditLog } from '@/lib/audit/contract';
import { callServer } from '@/lib/callables/client/call-server';
import { formatUtcDay } from '@/lib/core/dates';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type Checked = Awaited<ReturnType<typeof checkLog>>;
const checkLog = () => callServer(verifyAuditLog, {});

/** Asks whether a row of the log was changed or removed, and says what was found. */
export function CheckAudit() {
  const t = useTranslations('audit.check');
  const [checked, setChecked] = useState<Checked | null>(null);
  const { state, start } = useAction(async (_: null) => setChecked(await checkLog()));
  const error = useUserError(state.failure);
  return (
    <section aria-label={t('title')} className="mt-6 grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="edge"
          size={32}
          icon={<ShieldCheck />}
          isPending={state.isPending}
          onClick={() => start(null)}
        >
          {t('start')}
        </Button>
        <span role="status" className="text-13 text-ink-2">
          {checked === null || state.isPending ? null : <Answer {...checked} />}
        </span>
      </div>
      {checked === null || checked.faults.length === 0 ? null : <Faults {...checked} />}
      <FailureNotice error={error} />
    </section>
  );
}

function Answer({ since, rows, count }: Checked) {
  const t = useTranslations('audit.check');
  if (since === null) return t('nothing');
  return count === 0
    ? t('whole', { rows, since: dayWords(since) })
    : t('broken', { count, rows, since: dayWords(since) });
}

function Faults({ faults, count }: Checked) {
  const t = useTranslations('audit.check');
  return (
    <div className="text-13">
      <ul className="grid gap-1">
        {faults.map(({ kind, day: of, row }, at) => (
          <li key={at}>
            {dayWords(of)}: {t(`faults.${kind}`)} <span className="font-mono text-ink-2">{row}</span>
          </li>
        ))}
      </ul>
      {count > faults.length ? (
        <p className="text-ink-2">{t('more', { count: count - faults.length })}</p>
      ) : null}
    </div>
  );
}

/** Days of the log are days by UTC. */
const dayWords = (day: string): string => (day === '' ? '' : formatUtcDay(Date.parse(day)));
