import { FailureNotice } from '@/components/shell/failure-notice';
import { Notice } from '@/components/ui/notice';
import type { UserError } from '@/lib/errors/to-user-error';

type ActionNoticeProps = {
  error: UserError | null;
  /** What is being checked, while the answer is late. */
  checking: string | null;
  /** What was decided before everyone had it has come to hold everywhere. */
  onEverywhere?: () => void;
};

/** How something that was asked of the server is going, when it is not going well. */
export function ActionNotice({ error, checking, onEverywhere }: ActionNoticeProps) {
  if (checking !== null) return <Notice tone="info">{checking}</Notice>;
  return <FailureNotice error={error} onEverywhere={onEverywhere} />;
}
