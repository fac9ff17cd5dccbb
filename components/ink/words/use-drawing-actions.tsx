'use client';

import { ListTree, TextQuote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import type { InkDesk } from '@/components/ink/ink-desk';
import { DescribeDialog } from '@/components/ink/words/describe-dialog';
import { Button } from '@/components/ui/buttons/button';
import { MenuItem } from '@/components/ui/overlays/menu';
import { useHeldDialog } from '@/components/ui/overlays/use-held-dialog';
import type { OpenInk } from '@/lib/ink/client/open-ink';

type DrawingActionsInput = {
  ink: OpenInk;
  desk: Pick<InkDesk, 'docId' | 'mayDraw'>;
  anchor: string;
  text: string;
};

type DrawingActions = {
  /** Describes the drawing; null for a reader. */
  button: ReactNode;
  /** The same for a menu, and the list of shapes. */
  items: ReactNode;
  dialog: ReactNode;
  isListed: boolean;
  listId: string;
};

/** What a drawing has for those who do not see it: words, and a list of its shapes. */
export function useDrawingActions({ ink, desk, anchor, text }: DrawingActionsInput): DrawingActions {
  const t = useTranslations('ink');
  const { docId, mayDraw } = desk;
  const { dialog, open } = useHeldDialog();
  const [isListed, setIsListed] = useState(false);
  const describe = () =>
    open((close) => (
      <DescribeDialog
        {...{ anchor, docId, text }}
        onDescribe={(words) => ink.describe(anchor, words)}
        onClose={close}
      />
    ));
  return {
    dialog,
    isListed,
    listId: useId(),
    button: mayDraw ? (
      <Button
        variant="quiet"
        size={32}
        className="text-13! font-normal! text-ink-2! max-tablet:hidden"
        onClick={describe}
      >
        {t('describe.open')}
      </Button>
    ) : null,
    items: (
      <>
        {mayDraw ? (
          <MenuItem icon={<TextQuote />} onSelect={describe}>
            {t('describe.title')}
          </MenuItem>
        ) : null}
        <MenuItem icon={<ListTree />} onSelect={() => setIsListed(!isListed)}>
          {t(isListed ? 'list.close' : 'list.open')}
        </MenuItem>
      </>
    ),
  };
}
