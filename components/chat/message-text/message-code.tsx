import { useTranslations } from 'next-intl';

type MessageCodeProps = { language: string | null; text: string };

/** Code keeps its lines. It scrolls alone, by the keyboard too. */
export function MessageCode({ language, text }: MessageCodeProps) {
  const t = useTranslations('chat.text');
  return (
    <pre
      dir="ltr"
      role="group"
      aria-label={language === null ? t('code') : t('codeIn', { language })}
      className="max-w-full overflow-x-auto rounded-6 bg-ink/6 px-3 py-2 font-mono text-13 -outline-offset-2"
      tabIndex={0}
    >
      {text}
    </pre>
  );
}
