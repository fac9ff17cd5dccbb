'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import type { Find } from '@/components/worksheet/commands/use-find';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { TextField } from '@/components/ui/fields/text-field';

type FindBarProps = { find: Find; mayEdit: boolean };

/** Finds words in a sheet, and replaces them, below its head. */
export function FindBar({ find, mayEdit }: FindBarProps) {
  const t = useTranslations('worksheet.find');
  const [by, setBy] = useState('');
  const { words, count, at } = find;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') find.close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      find.go(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search
      data-own-keys=""
      className="flex flex-none flex-wrap items-end gap-2 border-b border-line px-4 py-2 max-tablet:px-3"
      onKeyDown={onKeyDown}
    >
      <TextField
        label={t('words')}
        className="min-w-0 flex-1 basis-40"
        value={words}
        // The press that opened the bar was for writing here.
        autoFocus
        onChange={({ target }) => find.search(target.value)}
      />
      <span role="status" className="tabular min-w-16 pb-1.5 text-13 text-ink-2">
        {words === '' ? '' : count === 0 ? t('none') : t('place', { at: at + 1, count })}
      </span>
      <IconButton
        label={t('previous')}
        icon={<ChevronUp />}
        isIdle={count === 0}
        onClick={() => find.go(-1)}
      />
      <IconButton label={t('next')} icon={<ChevronDown />} isIdle={count === 0} onClick={() => find.go(1)} />
      <IconButton label={t('close')} icon={<X />} onClick={find.close} />
      {mayEdit ? (
        <>
          <TextField
            label={t('by')}
            className="min-w-0 flex-1 basis-40"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
          <Button variant="edge" size={32} onClick={() => find.replaceCurrent(by)}>
            {t('replace')}
          </Button>
          <Button variant="edge" size={32} onClick={() => find.replaceAll(by)}>
            {t('replaceAll')}
          </Button>
        </>
      ) : null}
    </search>
  );
}
