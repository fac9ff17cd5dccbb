'use client';

import { ChevronDown, ChevronUp, Pin, PinOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { watchPins } from '@/lib/chat/client/watch-pins';
import type { KeptMessage } from '@/lib/chat/schema';
import { plainText } from '@/lib/chat/text/plain-text';
import { readMessage } from '@/lib/chat/text/read-message';
import { useWatch } from '@/lib/core/client/use-watch';

type PinnedRowProps = { roomId: string; onShow: (id: string) => void };

/** What hosts have pinned: the last one on one line, which opens the list of all. Nothing where nothing is. */
export function PinnedRow({ roomId, onShow }: PinnedRowProps) {
  const t = useTranslations('chat.pins');
  const { value: pins = [] } = useWatch(watchPins, roomId);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [last] = pins;
  if (last === undefined) return null;
  return (
    <div className="flex-none border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('row', { count: pins.length })}
        className="overlay flex h-10 w-full items-center gap-2 px-4 text-left text-13 -outline-offset-2 pointer-coarse:h-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Pin className="size-4 flex-none text-ink-2" aria-hidden="true" />
        <PinLine pin={last} />
        {isOpen ? (
          <ChevronUp className="size-4 flex-none" aria-hidden="true" />
        ) : (
          <ChevronDown className="size-4 flex-none" aria-hidden="true" />
        )}
      </button>
      <ul id={id} hidden={!isOpen} aria-label={t('list')} className="max-h-64 overflow-y-auto pb-2">
        {pins.map((pin) => (
          <PinEntry key={pin.id} pin={pin} onShow={onShow} />
        ))}
      </ul>
    </div>
  );
}

function PinEntry({ pin, onShow }: { pin: KeptMessage; onShow: (id: string) => void }) {
  const t = useTranslations('chat.pins');
  const { isHost, actions } = useMessageDesk();
  return (
    <li className="flex items-center gap-1 pr-2 pl-10">
      <button
        type="button"
        className="overlay flex min-h-9 min-w-0 flex-1 items-center rounded-6 px-1 text-left text-13 pointer-coarse:min-h-11"
        onClick={() => onShow(pin.id)}
      >
        <PinLine pin={pin} />
      </button>
      {isHost ? (
        <IconButton label={t('unpin')} icon={<PinOff />} onClick={() => actions.pin(pin.id, false)} />
      ) : null}
    </li>
  );
}

function PinLine({ pin: { name, text } }: { pin: KeptMessage }) {
  const { nameOf } = useMessageDesk();
  return (
    <span className="min-w-0 flex-1 truncate">
      <span className="font-semibold">{name}</span>{' '}
      <span className="text-ink-2">{plainText(readMessage(text), nameOf)}</span>
    </span>
  );
}
