import type { useTranslations } from 'next-intl';
import type { Upload } from '@/lib/files/client/one-upload';
import { formatShare, formatSize } from '@/lib/files/format-size';

type Translate = ReturnType<typeof useTranslations<'files.upload'>>;

/** How an upload goes, in words. */
export function uploadWords({ state, size, secondsLeft }: Upload, t: Translate): string {
  const percent = new Intl.NumberFormat('en-GB', { style: 'percent' }).format(
    Math.floor((state.sent / size) * 100) / 100,
  );
  switch (state.name) {
    case 'running': {
      const given = { sent: formatShare(state.sent, size), size: formatSize(size) };
      return secondsLeft === null
        ? t('running', given)
        : t('runningLeft', { ...given, time: timeWords(secondsLeft, t) });
    }
    case 'held':
      return t('held', { percent });
    case 'paused':
      return state.why === 'person' ? t('paused', { percent }) : t('left', { percent });
    case 'stopped':
      return t('stopped');
    case 'checking':
    case 'done':
    case 'cancelled':
      return t('checking');
    case 'waiting':
      return t('waiting');
  }
}

const timeWords = (seconds: number, t: Translate): string =>
  seconds < 90 ? t('seconds', { count: seconds }) : t('minutes', { count: Math.round(seconds / 60) });
