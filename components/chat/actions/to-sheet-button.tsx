import { ArrowLeft, CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { Button } from '@/components/ui/buttons/button';
import { listFormulas } from '@/lib/chat/text/list-formulas';
import { readMessage } from '@/lib/chat/text/read-message';

/** Signs without which there is no formula: most messages are not read a second time. */
const mayHaveFormula = /\$|^\s*=|\{=/mu;

/** Takes the formulas of a message into the sheet beside the chat, or into a question; nothing where there are none. */
export function ToSheetButton({ text }: { text: string }) {
  const t = useTranslations('chat.actions');
  const { ask, toSheet } = useMessageDesk();
  const isOffered = toSheet !== undefined && mayHaveFormula.test(text);
  const formulas = useMemo(() => (isOffered ? listFormulas(readMessage(text)) : []), [isOffered, text]);
  if (toSheet === undefined || formulas.length === 0) return null;
  const calculated = formulas.find(({ kind }) => kind === 'calculation');
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        variant="accent"
        size={32}
        className="h-7! px-1!"
        icon={<ArrowLeft />}
        onClick={() => toSheet(formulas)}
      >
        {t('toSheet')}
      </Button>
      {ask && calculated ? (
        <Button
          variant="accent"
          size={32}
          className="h-7! px-1!"
          icon={<CircleHelp />}
          onClick={() => ask(calculated)}
        >
          {t('ask')}
        </Button>
      ) : null}
    </div>
  );
}
