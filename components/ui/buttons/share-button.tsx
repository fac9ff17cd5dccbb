'use client';

import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';

type ShareButtonProps = Pick<Parameters<typeof Button>[0], 'variant' | 'size' | 'className'> & {
  data: ShareData;
  children: ReactNode;
};

/** Whether this system has a share sheet. Asked in the browser only. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the system's share sheet. */
export function ShareButton({ data, children, ...look }: ShareButtonProps) {
  // Closing the sheet without sharing is no failure.
  const share = () => void navigator.share(data).catch(() => undefined);
  return (
    <Button {...look} icon={<Share2 />} onClick={share}>
      {children}
    </Button>
  );
}
