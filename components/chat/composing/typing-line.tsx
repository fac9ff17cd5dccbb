import { useTranslations } from 'next-intl';

type TypingLineProps = { typing: readonly string[]; nameOf: (uid: string) => string | null };

/** Who is typing, in one line that is always there: nothing moves when it fills. */
export function TypingLine({ typing, nameOf }: TypingLineProps) {
  const t = useTranslations('chat.typing');
  // Whoever this page does not show is not named by it either.
  const names = typing.map(nameOf).filter((name) => name !== null);
  const [one = '', other = ''] = names;
  return (
    <p className="min-h-4 truncate text-12 text-ink-3">
      {names.length === 0 ? null : t('who', { count: names.length, one, other })}
    </p>
  );
}
