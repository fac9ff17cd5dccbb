'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { PageHand } from '@/components/class/page/page-hand';
import { useOwnState } from '@/components/class/page/use-own-state';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import type { SheetNow } from '@/components/worksheet/use-tell-now';
import { useProgress } from '@/lib/class/client/page/use-progress';
import { watchBeside } from '@/lib/class/client/watch-beside';
import type { HandedOut } from '@/lib/class/parse-handouts';
import { useWatch } from '@/lib/core/client/use-watch';
import { isProse, numberCells } from '@/lib/worksheet/number-cells';

type LearnerPageInput = {
  roomId: string;
  uid: string;
  /** Null while the learner has no page. */
  handout: HandedOut | null;
  /** Why this person writes on no page, whatever its state. */
  pageDenied: string | undefined;
  /** Null outside a call. */
  hand: PageHand | null;
};

/** A learner's page of a hand-out: whether it is written, how the learner is, and the record of both. */
export type LearnerPage = Omit<ReturnType<typeof usePage>, 'handout'> & { handout: HandedOut };

/** The page of a hand-out; null while there is none. It can be on paper or not: what it says about itself goes on. */
export function useLearnerPage(input: LearnerPageInput): LearnerPage | null {
  const { handout, ...page } = usePage(input);
  return handout === null ? null : { ...page, handout };
}

function usePage({ roomId, uid, handout, pageDenied, hand }: LearnerPageInput) {
  const t = useTranslations('worksheet.class');
  const name = handout?.name ?? '';
  const state = handout?.state ?? 'frozen';
  const isWritten = state === 'open' || state === 'returned';
  const reason = isWritten ? pageDenied : t(`yours.${state}`, { name });
  const progress = useProgress({
    ...{ roomId, uid },
    handoutId: handout?.id ?? null,
    isWritten: reason === undefined,
  });
  const { tell } = progress;
  const onNow = useCallback(
    ({ cells, results, caret }: SheetNow) => {
      const numbers = numberCells(cells);
      const lines = cells.map(({ id, kind }) => ({
        id,
        number: isProse(kind) ? null : (numbers.get(id) ?? null),
        result: results.get(id)?.result,
      }));
      const isCalculated = lines.every(({ number, result }) => number === null || result !== undefined);
      tell({ lines, isCalculated, caret });
    },
    [tell],
  );
  const own = useOwnState({ name, hand, isCollected: state === 'collected', ...progress });
  const { people } = useSheetCompany();
  const { value: beside } = useWatch(watchBeside, roomId, handout?.id ?? null, uid);
  return { roomId, uid, handout, reason, own, onNow, people, beside };
}
