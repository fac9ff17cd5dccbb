import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { reactionGlyphs } from '@/components/chat/actions/reaction-glyphs';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { listReactions, type Reactions } from '@/lib/chat/changes/reactions';

/** Who has reacted to a message, by kind. One's own have an orchid edge; a press sets or takes back one's own. */
export function ReactionsRow({ id, reactions }: { id: string; reactions: Reactions }) {
  const t = useTranslations('chat.actions');
  const { uid, mayWrite, nameOf, actions } = useMessageDesk();
  const listed = listReactions(reactions);
  if (listed.length === 0) return null;
  return (
    <div role="group" aria-label={t('reactions')} className="flex flex-wrap gap-1 py-0.5">
      {listed.map(({ kind, uids }) => {
        const isMine = uids.includes(uid);
        const Glyph = reactionGlyphs[kind];
        const names = uids.map((one) => (one === uid ? t('you') : nameOf(one))).join(', ');
        const label = t('reaction', { kind: t(`kinds.${kind}`), count: uids.length, names });
        return (
          <Tooltip key={kind} content={label}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={isMine}
              aria-disabled={!mayWrite}
              className={clsx(
                'target press inline-flex h-7 items-center gap-1 rounded-6 border px-2 text-13 tabular',
                isMine ? 'border-orchid bg-orchid-wash text-orchid' : 'border-line-strong text-ink-2',
              )}
              onClick={() => {
                if (mayWrite) actions.react(id, kind, !isMine);
              }}
            >
              <Glyph className="size-4" aria-hidden="true" />
              {uids.length}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
