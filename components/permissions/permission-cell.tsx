'use client';

import { clsx } from 'clsx';
import { Check, Hand, Minus } from 'lucide-react';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';

type CellChoice = {
  key: string;
  label: string;
  hint?: string;
  /** Why it cannot be chosen; undefined when it can. */
  denied?: string | undefined;
  onChoose: () => void;
};

type PermissionCellProps = {
  /** What it says, in a sentence: the name of the button. */
  label: string;
  /** Null where nothing is said. */
  answer: 'yes' | 'ask' | 'no' | null;
  text: string;
  /** It was set here, and does not follow from anything. */
  isSet: boolean;
  isUnsaved: boolean;
  /** Looked up when somebody wants to choose: there are many cells. */
  listChoices: () => readonly CellChoice[];
};

const icons = {
  yes: <Check className="size-4 text-moss" />,
  ask: <Hand className="size-4 text-gorse-text" />,
  no: <Minus className="size-4 text-ink-3" />,
} as const;

/** One place of the table: what it says, and behind it what it could say. */
export function PermissionCell({ label, answer, text, isSet, isUnsaved, listChoices }: PermissionCellProps) {
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={label}
          className={clsx(
            'press -ml-2 flex h-9 w-full max-w-28 items-center gap-2 rounded-8 border px-2 text-left text-13 pointer-coarse:h-11',
            isSet ? 'border-line-strong text-ink' : 'border-transparent text-ink-2 hover:border-line',
          )}
        >
          {answer === null ? <span className="size-4 flex-none" /> : icons[answer]}
          <span className="min-w-0 flex-1 truncate">{text}</span>
          {isUnsaved ? (
            <span className="size-2 flex-none rounded-full bg-gorse ring-1 ring-gorse-text" />
          ) : null}
        </button>
      }
    >
      <Choices list={listChoices} />
    </Menu>
  );
}

function Choices({ list }: { list: () => readonly CellChoice[] }) {
  return list().map(({ key, label, hint, denied, onChoose }) => (
    <MenuItem key={key} deniedReason={denied} onSelect={onChoose} {...(hint !== undefined && { hint })}>
      {label}
    </MenuItem>
  ));
}
