'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useImport } from '@/app/(shell)/admin/people/import/use-import';
import { AdminTitle } from '@/components/admin/admin-title';
import { FileChoice } from '@/components/admin/file-choice';
import { ImportTable } from '@/components/admin/import-table';
import { LookAgain } from '@/components/admin/look-again';
import { useOutcomeWords } from '@/components/admin/use-outcome-words';
import { ActionNotice } from '@/components/shell/action-notice';
import { FailureNotice } from '@/components/shell/failure-notice';
import { BackLink } from '@/components/ui/buttons/back-link';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/lib/core/client/save-file';
import { isBad, listGood } from '@/lib/admin/import-preview';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** People out of a file: what would become of each line first, then the import, then what became of each. */
export function ImportScreen() {
  const t = useTranslations('admin');
  const { stage, preview, check, lookAgain, run, imported, startOver } = useImport();
  const isLooking = check.state.isPending || lookAgain.state.isPending;
  const words = useOutcomeWords(isLooking);
  const error = useUserError(run.state.failure);
  const checkError = useUserError(check.state.failure ?? lookAgain.state.failure);
  const bad = preview.filter(isBad).length;
  const good = listGood(preview).length;
  const unseen = preview.length - bad - good;
  const isDone = stage.name === 'done';
  const isImported = (line: number) => isDone || imported.has(line);

  const denied =
    unseen > 0
      ? t(isLooking ? 'import.looking' : 'import.unseen', { unseen })
      : good === 0
        ? t('import.nobody')
        : undefined;

  const handleSave = async () => {
    const { writeTable } = await import('@/lib/core/write-table');
    const rows = preview.map((line) => {
      const { name, who, role, group } = line.cells;
      return [String(line.line), name, who, role, group, words(line, isImported(line.line))];
    });
    const head = (['line', 'name', 'who', 'role', 'group', 'result'] as const).map((column) =>
      t(`import.columns.${column}`),
    );
    saveFile('chalktalk-import.csv', writeTable([head, ...rows]), 'text/csv;charset=utf-8');
  };

  return (
    <>
      <BackLink href="/admin/people">{t('people.title')}</BackLink>
      <AdminTitle className="mt-2">{t('import.title')}</AdminTitle>
      {stage.name === 'empty' ? (
        <FileChoice fault={stage.fault} isPending={isLooking} onChoose={check.start} />
      ) : (
        <>
          <p role="status" className="mt-2 text-ink-2">
            {isDone
              ? t('import.summary.done', { good, bad })
              : unseen > 0
                ? t(isLooking ? 'import.summary.looking' : 'import.summary.unseen', {
                    file: stage.fileName,
                    unseen,
                  })
                : t('import.summary.preview', { file: stage.fileName, good, bad })}
          </p>
          {stage.isGuess && !isDone ? (
            <Notice tone="gorse" className="mt-3">
              {t('import.guessed')}
            </Notice>
          ) : null}
          <div tabIndex={-1} className="mt-4 flex flex-wrap items-center gap-3 outline-none">
            {isDone ? null : (
              <Button
                isPending={run.state.isPending}
                deniedReason={denied}
                onClick={() => run.start(preview)}
              >
                {t(bad === 0 ? 'import.submit' : 'import.submitSome', { good: good + unseen, bad })}
              </Button>
            )}
            {unseen > 0 && !check.state.isPending ? (
              <LookAgain isPending={isLooking} onLook={() => lookAgain.start(null)} />
            ) : null}
            {isDone || (imported.size > 0 && !run.state.isPending) ? (
              <Button
                variant={isDone ? 'ink' : 'edge'}
                icon={<Download className="size-4!" />}
                onClick={() => void handleSave()}
              >
                {t(isDone ? 'import.result' : 'import.resultSoFar')}
              </Button>
            ) : null}
            <Button variant="edge" isPending={run.state.isPending || isLooking} onClick={startOver}>
              {t('import.other')}
            </Button>
            {!isDone && imported.size > 0 ? (
              <span role="status" className="text-14 text-ink-2 tabular">
                {t('import.progress', { done: imported.size, good })}
              </span>
            ) : null}
          </div>
          {isDone ? null : <p className="mt-3 max-w-[60ch] text-13 text-ink-2">{t('import.rule')}</p>}
          <div className="mt-4 empty:hidden">
            <FailureNotice error={checkError} />
            <ActionNotice error={error} checking={run.state.isChecking ? t('checking') : null} />
          </div>
          <ImportTable lines={preview} isImported={isImported} isLooking={isLooking} />
        </>
      )}
    </>
  );
}
