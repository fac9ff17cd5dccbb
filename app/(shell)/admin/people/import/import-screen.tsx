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
  const work = useImport();
  const { stage, preview, check, lookAgain, run, imported } = work;
  const isLooking = check.state.isPending || lookAgain.state.isPending;
  const error = useUserError(run.state.failure);
  const checkError = useUserError(check.state.failure ?? lookAgain.state.failure);
  const isDone = stage.name === 'done';
  const isImported = (line: number) => isDone || imported.has(line);
  const shown = { work, isLooking, isImported, counts: countLines(preview) };

  return (
    <>
      <BackLink href="/admin/people">{t('people.title')}</BackLink>
      <AdminTitle className="mt-2">{t('import.title')}</AdminTitle>
      {stage.name === 'empty' ? (
        <FileChoice fault={stage.fault} isPending={isLooking} onChoose={check.start} />
      ) : (
        <>
          <Summary {...shown} fileName={stage.fileName} />
          {stage.isGuess && !isDone ? (
            <Notice tone="gorse" className="mt-3">
              {t('import.guessed')}
            </Notice>
          ) : null}
          <ImportActions {...shown} isDone={isDone} />
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

type Import = ReturnType<typeof useImport>;
type ShownImport = {
  work: Import;
  /** The server says what would become of the lines. */
  isLooking: boolean;
  isImported: (line: number) => boolean;
  counts: ReturnType<typeof countLines>;
};

/** How many lines are good, how many are not, and of how many nobody knows yet. */
function countLines(preview: Import['preview']) {
  const bad = preview.filter(isBad).length;
  const good = listGood(preview).length;
  return { bad, good, unseen: preview.length - bad - good };
}

/** What the file holds, or what has become of it. */
function Summary({ work, isLooking, counts, fileName }: ShownImport & { fileName: string }) {
  const t = useTranslations('admin.import.summary');
  const { good, bad, unseen } = counts;
  const words = () => {
    if (work.stage.name === 'done') return t('done', { good, bad });
    if (unseen > 0) return t(isLooking ? 'looking' : 'unseen', { file: fileName, unseen });
    return t('preview', { file: fileName, good, bad });
  };
  return (
    <p role="status" className="mt-2 text-ink-2">
      {words()}
    </p>
  );
}

/** Imports, looks again, saves what became of the lines, or begins with another file. */
function ImportActions({ work, isLooking, isImported, counts, isDone }: ShownImport & { isDone: boolean }) {
  const { preview, check, lookAgain, run, imported, startOver } = work;
  const { good, bad, unseen } = counts;
  const t = useTranslations('admin.import');
  const save = useSaveResult(preview, isLooking, isImported);
  const why = unseen > 0 ? t(isLooking ? 'looking' : 'unseen', { unseen }) : undefined;
  return (
    <div tabIndex={-1} className="mt-4 flex flex-wrap items-center gap-3 outline-none">
      {isDone ? null : (
        <Button
          isPending={run.state.isPending}
          deniedReason={why ?? (good === 0 ? t('nobody') : undefined)}
          onClick={() => run.start(preview)}
        >
          {t(bad === 0 ? 'submit' : 'submitSome', { good: good + unseen, bad })}
        </Button>
      )}
      {unseen > 0 && !check.state.isPending ? (
        <LookAgain isPending={isLooking} onLook={() => lookAgain.start(null)} />
      ) : null}
      {isDone || (imported.size > 0 && !run.state.isPending) ? (
        <Button
          variant={isDone ? 'ink' : 'edge'}
          icon={<Download className="size-4!" />}
          onClick={() => void save()}
        >
          {t(isDone ? 'result' : 'resultSoFar')}
        </Button>
      ) : null}
      <Button variant="edge" isPending={run.state.isPending || isLooking} onClick={startOver}>
        {t('other')}
      </Button>
      {!isDone && imported.size > 0 ? (
        <span role="status" className="text-14 text-ink-2 tabular">
          {t('progress', { done: imported.size, good })}
        </span>
      ) : null}
    </div>
  );
}

/** Saves the lines of the file, each with what became of it. */
function useSaveResult(
  preview: Import['preview'],
  isLooking: boolean,
  isImported: ShownImport['isImported'],
): () => Promise<void> {
  const t = useTranslations('admin.import.columns');
  const words = useOutcomeWords(isLooking);
  return async () => {
    const { writeTable } = await import('@/lib/core/write-table');
    const rows = preview.map((line) => {
      const { name, who, role, group } = line.cells;
      return [String(line.line), name, who, role, group, words(line, isImported(line.line))];
    });
    const head = (['line', 'name', 'who', 'role', 'group', 'result'] as const).map((column) => t(column));
    saveFile('chalktalk-import.csv', writeTable([head, ...rows]), 'text/csv;charset=utf-8');
  };
}
