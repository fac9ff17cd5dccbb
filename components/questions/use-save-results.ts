'use client';

import { useTranslations } from 'next-intl';
import { saveFile } from '@/lib/core/client/save-file';
import { readMarks } from '@/lib/questions/client/read-marks';
import type { AskedQuestion } from '@/lib/questions/parse-questions';
import { writeResults } from '@/lib/questions/results/results-table';

type SaveResults = { roomId: string; nameOf: (uid: string) => string; onFailed: (thrown: unknown) => void };

/** Saves all answers as a table: a row for each person, columns for each question. */
export function useSaveResults({ roomId, nameOf, onFailed }: SaveResults) {
  const t = useTranslations('questions');
  const write = async (questions: readonly AskedQuestion[]): Promise<void> => {
    const asked = await Promise.all(
      questions.map(async (question) => ({ question, marks: await readMarks(roomId, question.id) })),
    );
    const word = (state: 'right' | 'partly' | 'wrong' | 'open' | 'none') => t(`verdict.${state}`);
    const column = (name: 'answer' | 'verdict' | 'credit' | 'tries' | 'seconds') => t(`table.${name}`);
    const table = writeResults(asked, {
      person: t('table.person'),
      unnamed: t('table.unnamed'),
      columns: {
        answer: column('answer'),
        verdict: column('verdict'),
        credit: column('credit'),
        tries: column('tries'),
        seconds: column('seconds'),
      },
      states: {
        right: word('right'),
        partly: word('partly'),
        wrong: word('wrong'),
        open: word('open'),
        none: word('none'),
      },
      nameOf,
    });
    saveFile(`${t('actions.tableFile')}.csv`, table, 'text/csv');
  };
  return (questions: readonly AskedQuestion[]) => void write(questions).catch(onFailed);
}
