import 'server-only';
import { closePaperCallable } from '@/lib/paper/server/close-paper';
import { openPaperLinkCallable } from '@/lib/paper/server/open-paper-link';
import { redeemPaperLinkCallable } from '@/lib/paper/server/redeem-paper-link';

/** What a page does about the phone that shows its paper, and what the phone does itself. */
export const paperCallables = [openPaperLinkCallable, redeemPaperLinkCallable, closePaperCallable];
