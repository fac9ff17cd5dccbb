import { Check, Hand, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { OwnState } from '@/components/class/page/use-own-state';
import { Button } from '@/components/ui/buttons/button';

/** The buttons by which a learner says how they are on their page, and takes it back. */
export function OwnStateButtons({ own }: { own: OwnState }) {
  const t = useTranslations('worksheet.class.own');
  const { state, say } = own;
  const first = useRef<HTMLButtonElement>(null);
  const isGoing = state === 'working';
  return (
    <>
      <Button
        ref={first}
        variant="edge"
        size={32}
        icon={isGoing ? <Hand /> : <Play />}
        onClick={() => say(isGoing ? 'stuck' : 'working')}
      >
        {t(isGoing ? 'sayStuck' : 'goOn')}
      </Button>
      {state === 'done' ? null : (
        <Button
          variant="edge"
          size={32}
          icon={<Check />}
          onClick={() => {
            say('done');
            // This button goes with the press.
            first.current?.focus();
          }}
        >
          {t('sayDone')}
        </Button>
      )}
    </>
  );
}

/** The same in a sentence; nothing for a learner who only works. */
export function useOwnSentence({ state, isHandUp }: OwnState): string | null {
  const t = useTranslations('worksheet.class.own');
  if (state === 'working') return null;
  return state === 'done' ? t('done') : t(isHandUp ? 'stuckWithHand' : 'stuck');
}
