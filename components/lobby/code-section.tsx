'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Notice } from '@/components/ui/notice';
import { showShortCode } from '@/lib/rooms/admission/short-code';

type CodeSectionProps = {
  /** Undefined while it is looked up, null where there is none. */
  code: string | null | undefined;
  closed: string | undefined;
  done: 'renewed' | 'revoked' | null;
  notice: ReactNode;
  isPending: boolean;
  onMake: () => void;
  onRevoke: () => void;
};

/** Eight characters to read out. Selectable, for where the clipboard is refused. */
export function CodeSection(props: CodeSectionProps) {
  const { code, closed, done, notice, isPending, onMake, onRevoke } = props;
  const t = useTranslations('lobby.code');
  return (
    <section aria-labelledby="short-code" className="mt-6 border-t border-line pt-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h3 id="short-code" className="font-semibold">
          {t('heading')}
        </h3>
        {code === undefined ? null : (
          <Button variant="edge" size={32} deniedReason={closed} {...{ isPending }} onClick={onMake}>
            {t(code === null ? 'make' : 'renew')}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-[60ch] text-ink-2">{t('what')}</p>
      <div className="mt-3 grid gap-3 empty:hidden">
        {code ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <output
              aria-label={t('yours')}
              className="text-22 font-semibold tracking-wide tabular select-all"
            >
              {showShortCode(code)}
            </output>
            <CopyButton
              variant="edge"
              size={32}
              icon={<Copy />}
              copied={t('copied')}
              getText={() => showShortCode(code)}
              onFail={() => undefined}
            >
              {t('copy')}
            </CopyButton>
            <Button variant="quiet" size={32} {...{ isPending }} onClick={onRevoke}>
              {t('revoke')}
            </Button>
          </div>
        ) : null}
        {done === null ? null : <Notice tone="moss">{t(done)}</Notice>}
        {notice}
      </div>
    </section>
  );
}
