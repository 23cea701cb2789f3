import { speechIn } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import type { Language } from '#shared/languages.ts';
import type { Receipt } from '../../receipt-contract.ts';
import { presentReceipt } from './present-receipt.ts';
import { type Payer, receiptPdf } from './receipt-pdf.ts';
import { movementsOf } from './receipt-store.ts';

type ReceiptRequest = { payer: Payer & { id: string }; language: Language; now: Date };

/** A receipt on paper, drawn when it is wanted. */
export type ReceiptFile = { paymentId: string; name: string; draw: () => Promise<Buffer> };

/** Every movement of money of an account, for people it may still pay for, with a receipt on paper for each payment. */
export async function receiptFiles(
  db: Db,
  { payer, language, now }: ReceiptRequest,
): Promise<{ receipts: Receipt[]; files: ReceiptFile[] }> {
  const receipts = (await movementsOf(db, { userId: payer.id, now })).map(presentReceipt);
  const paid = receipts.filter(({ kind }) => kind === 'paid');
  const files = paid.map(({ paymentId, bookingId, day }, index) => ({
    paymentId,
    name: `receipt-${bookingId}-${day}-${paid.length - index}.pdf`,
    draw: () =>
      receiptPdf(
        receipts.filter((receipt) => receipt.paymentId === paymentId),
        { speech: speechIn(language), payer },
      ),
  }));
  return { receipts, files };
}
