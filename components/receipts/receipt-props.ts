import type { PersonColour } from '@/lib/core/person-hue';
import type { Receipt } from '@/lib/receipts/receipt';

/** What every part of a receipt shows itself with. */
export type ReceiptProps = {
  roomId: string;
  receipt: Receipt;
  uid: string;
  nameOf: (uid: string) => string;
  colourOf: (uid: string) => PersonColour;
  /** Shows a host what somebody else receives. */
  onSeeAs: (uid: string) => void;
  /** Reads the receipt again. */
  onDeleted: () => void;
};
