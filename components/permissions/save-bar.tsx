'use client';

import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { ReasonField } from '@/components/audit/reason-field';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { Button } from '@/components/ui/buttons/button';
import type { KeptReason } from '@/lib/audit/client/use-kept-reason';
import type { PermissionDraft } from '@/lib/permissions/client/use-permission-draft';

type SaveBarProps = {
  draft: PermissionDraft;
  isPending: boolean;
  notice: ReactNode;
  /** The way to try it out, before it is saved. */
  tryOut?: ReactNode;
  /** Why it is changed, for the log; it may be left empty. */
  line: KeptReason;
  onSave: () => void;
  onDiscard: () => void;
};

/** What is changed and not saved, whom it touches, and the ways on. It stands at the lower edge while there is any. */
export function SaveBar({ draft, isPending, notice, tryOut, onSave, onDiscard, line }: SaveBarProps) {
  const t = useTranslations('permissions.bar');
  const id = useId();
  const { changes, weight, faults } = draft;
  const isLooking = weight === 'looking';
  // What came of it stands where the bar stood, in view wherever the page is scrolled to.
  if (changes === 0) {
    return (
      <div aria-live="polite" className="sticky bottom-4 z-sticky mt-8">
        {notice}
      </div>
    );
  }
  return (
    <div
      role="region"
      aria-label={t('label')}
      className="sticky bottom-0 z-sticky -mx-4 mt-8 border-t border-line bg-surface px-4 py-3"
    >
      {notice}
      <Disclosure label={t('why')} size={13} isOpen={line.reason !== ''} className="mb-1">
        <ReasonField className="mt-2 mb-3 max-w-[560px]" line={line} />
      </Disclosure>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {/* On a phone the words have a line of their own, and the ways on stand below them. */}
        <p id={id} aria-live="polite" className="w-full min-w-0 text-14 tablet:w-auto tablet:flex-1">
          <span className="mr-3 inline-block size-2 rounded-full bg-gorse ring-1 ring-gorse-text" />
          <strong className="font-semibold">{t('changes', { count: changes })}</strong>
          {weight === 'nobody' ? null : (
            <span className="ml-3 text-13 text-ink-2">
              {typeof weight === 'string' ? t(weight) : t('touches', weight)}
            </span>
          )}
          {faults.length > 0 ? (
            <span className="ml-3 text-13 text-poppy">{t('faults', { count: faults.length })}</span>
          ) : null}
        </p>
        <Button variant="quiet" className="-ml-4 mr-auto tablet:ml-0 tablet:mr-0" onClick={draft.undo}>
          {t('undo')}
        </Button>
        <Button variant="edge" onClick={onDiscard}>
          {t('discard')}
        </Button>
        {tryOut}
        {/* Whom it touches is known before it is saved; the words beside it say that it is being looked up. */}
        <Button isPending={isPending || isLooking} aria-describedby={id} onClick={onSave}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
