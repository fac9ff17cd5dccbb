import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { Button } from '@/components/ui/buttons/button';
import { listFormulas } from '@/lib/chat/text/list-formulas';
import { readMessage } from '@/lib/chat/text/read-message';

/** Signs without which there is no formula: most messages are not read a second time. */
const mayHaveFormula = /\$|^\s*=|\{=/mu;

/** Puts the formulas of a message into the sheet beside the chat; nothing where there is none of them. */
export function ToSheetButton({ text }: { text: string }) {
  const t = useTranslations('chat.actions');
  const { toSheet } = useMessageDesk();
  const isOffered = toSheet !== undefined && mayHaveFormula.test(text);
  const formulas = useMemo(() => (isOffered ? listFormulas(readMessage(text)) : []), [isOffered, text]);
  if (toSheet === undefined || formulas.length === 0) return null;
  return (
    <Button
      variant="accent"
      size={32}
      className="h-7! justify-self-start px-1!"
      icon={<ArrowLeft />}
      onClick={() => toSheet(formulas)}
    >
      {t('toSheet')}
    </Button>
  );
}
