import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

type Key = 'guessed' | 'empty';

function TextNotice({ words }: { words: Key }) {
  const t = useTranslations('files.viewer');
  return (
    <Notice tone="info" className="mb-3">
      {t(words)}
    </Notice>
  );
}

/** Says that the letters of a text were read by an encoding that its bytes do not name. */
export const GuessedNotice = () => <TextNotice words="guessed" />;

/** Says that there is nothing to show, so that an empty page is no accident. */
export const EmptyNotice = () => <TextNotice words="empty" />;
