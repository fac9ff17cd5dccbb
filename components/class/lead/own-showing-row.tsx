'use client';

import { useTranslations } from 'next-intl';
import { useSheetCompany } from '@/components/worksheet/sheet-company';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Button } from '@/components/ui/buttons/button';
import { callServer } from '@/lib/callables/client/call-server';
import { watchShowing } from '@/lib/class/client/watch-showings';
import { answerToShow } from '@/lib/class/contract';
import type { Showing, ShowingAnswer } from '@/lib/class/showing';
import { useAction } from '@/lib/core/client/use-action';
import { useWatch } from '@/lib/core/client/use-watch';
import { firstName } from '@/lib/core/first-name';

type OwnShowingProps = {
  roomId: string;
  handoutId: string;
  uid: string;
  onFailed: (thrown: unknown) => void;
};

/** Tells learners that their page is shown, and lets them answer a host who asks for it; nothing for all others. */
export function OwnShowingRow({ roomId, handoutId, uid, onFailed }: OwnShowingProps) {
  const t = useTranslations('worksheet.class.showing');
  const showing = useWatch(watchShowing, roomId, handoutId, uid).value ?? null;
  const answering = useAction(async (answer: ShowingAnswer) => {
    await callServer(answerToShow, { roomId, handoutId, answer }).catch(onFailed);
  });
  const words = useShowingWords(showing);
  const answers = showing === null ? [] : answersTo(showing);
  if (words === null) return null;
  return (
    <SheetRow
      role="group"
      aria-label={t('label')}
      words={
        <p role="status" className="font-medium">
          {words}
        </p>
      }
    >
      {answers.map(({ answer, key }) => (
        <Button
          key={key}
          variant="edge"
          size={32}
          isPending={answering.state.isPending}
          onClick={() => answering.start(answer)}
        >
          {t(`answers.${key}`)}
        </Button>
      ))}
    </SheetRow>
  );
}

function useShowingWords(showing: Showing | null): string | null {
  const t = useTranslations('worksheet.class.showing');
  const { people } = useSheetCompany();
  const { shown, asked } = showing ?? {};
  const by = (host: string) => {
    const name = people.nameOf(host);
    return { who: name === null ? 'unknown' : 'named', name: firstName(name ?? '') };
  };
  if (shown) return t('shown', { ...by(shown.by), with: shown.isNamed ? 'name' : 'none' });
  if (!asked || asked.answer === 'no') return null;
  return asked.answer === undefined
    ? t('asked', by(asked.by))
    : t('agreed', { with: asked.answer === 'named' ? 'name' : 'none' });
}

type Offered = { answer: ShowingAnswer; key: ShowingAnswer | 'back' };

/** What a learner can say now. A yes can be taken back until the page is shown. */
function answersTo({ shown, asked }: Showing): readonly Offered[] {
  if (shown || !asked || asked.answer === 'no') return [];
  if (asked.answer !== undefined) return [{ answer: 'no', key: 'back' }];
  return (['named', 'unnamed', 'no'] as const).map((answer) => ({ answer, key: answer }));
}
