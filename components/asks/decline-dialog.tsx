'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { longestNote } from '@/lib/access/longest-note';

type DeclineDialogProps = {
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecline: (words: string) => void;
};

/** A no, with the sentence that goes with it. */
export function DeclineDialog({ name, isOpen, onOpenChange, onDecline }: DeclineDialogProps) {
  const t = useTranslations('asks.decline');
  const [words, setWords] = useState('');
  return (
    <Dialog title={t('title', { name })} closeLabel={t('close')} {...{ isOpen, onOpenChange }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(words.trim());
          onOpenChange(false);
        }}
      >
        <TextField
          label={t('words')}
          hint={t('hint')}
          value={words}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <DialogActions>
          <Button type="submit">{t('confirm')}</Button>
          <Button variant="edge" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
