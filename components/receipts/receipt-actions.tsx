'use client';

import { ChevronDown, Download, FileText, Printer, Table } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReceiptExport, type ReceiptToExport } from '@/components/receipts/use-receipt-export';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { useUserError } from '@/lib/errors/client/use-user-error';

/** The link of a receipt, and what it can be taken away as. */
export function ReceiptActions(props: ReceiptToExport) {
  const { receipt } = props;
  const t = useTranslations('receipts');
  const [refused, setRefused] = useState<unknown>(null);
  const { tabulating, writing } = useReceiptExport(props);
  const error = useUserError(refused ?? tabulating.state.failure ?? writing.state.failure);

  return (
    <div className="grid gap-2 max-tablet:w-full print:hidden">
      <div className="flex gap-2 max-tablet:*:flex-1">
        <CopyButton variant="edge" getText={() => location.href} onFail={setRefused} copied={t('copied')}>
          {t('copy')}
        </CopyButton>
        <Menu
          trigger={
            <Button
              variant="edge"
              icon={<Download />}
              isPending={tabulating.state.isPending || writing.state.isPending}
            >
              {t('export.button')}
              <ChevronDown className="size-4" aria-hidden="true" />
            </Button>
          }
        >
          <MenuItem icon={<FileText />} onSelect={() => writing.start(undefined)}>
            {t('export.markdown')}
          </MenuItem>
          {receipt.people.length === 0 ? null : (
            <MenuItem icon={<Table />} onSelect={() => tabulating.start(undefined)}>
              {t('export.attendance')}
            </MenuItem>
          )}
          {/* After the menu has closed: it would be printed. */}
          <MenuItem icon={<Printer />} onSelect={() => setTimeout(() => print(), 200)}>
            {t('export.print')}
          </MenuItem>
        </Menu>
      </div>
      <FailureNotice error={error} />
    </div>
  );
}
