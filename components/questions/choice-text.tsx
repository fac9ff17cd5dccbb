import { MessageText } from '@/components/chat/message-text/message-text';

/** The words of a choice, which may have formulas in them. */
export function ChoiceText({ text }: { text: string }) {
  return (
    <span className="min-w-0 text-14">
      <MessageText source={text} />
    </span>
  );
}
