import type { Receipt } from '../../receipt-contract.ts';
import type { Movement } from './receipt-store.ts';

export const presentReceipt = (row: Movement): Receipt => ({
  paymentId: row.payment_id,
  kind: row.kind,
  day: row.day,
  cents: row.cents,
  bookingId: row.booking_id,
  bookingKey: row.booking_key,
  bookingKind: row.booking_kind,
  providerName: row.provider_name,
  personId: row.person_id,
  personName: `${row.first_name} ${row.last_name}`,
  card: row.card_brand && row.card_last_four ? { brand: row.card_brand, lastFour: row.card_last_four } : null,
});
