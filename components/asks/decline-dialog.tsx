'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { TextField } from '@/components/ui/fields/text-field';
import { useKeptText } from '@/lib/auth/client/drafts/use-kept-text';
import { longestNote } from '@/lib/access/longest-note';

type DeclineDialogProps = {
  /** Tells the words from those to others. */
  place: string;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecline: (words: string) => void;
};

/** A no, with the sentence that goes with it. */
export function DeclineDialog({ place, name, isOpen, onOpenChange, onDecline }: DeclineDialogProps) {
  const t = useTranslations('asks.decline');
  const { text: words, change, clear } = useKeptText(place);
  return (
    <Dialog title={t('title', { name })} closeLabel={t('close')} {...{ isOpen, onOpenChange }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onDecline(words.trim());
          clear();
          onOpenChange(false);
        }}
      >
        <TextField
          label={t('words')}
          hint={t('hint')}
          value={words}
          maxLength={longestNote}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
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
