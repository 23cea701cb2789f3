import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Receipt } from '../../receipt-contract.ts';
import styles from './PaymentsPage.module.css';
import { pdfAddress } from './receipt-address.ts';

/** One payment or refund: when, where, for whom, and its receipt. */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useWords();
  const locale = useLocale();
  const { kind, day, cents, providerName, personName, bookingId, bookingKey, bookingKind, card, paymentId } = receipt;
  const amount = formatMoney(cents, locale);
  return (
    <li data-testid={`receipt-${kind}`}>
      <div>
        <b>
          {t(`payments.receipts.${kind}`)}, <DateText day={day} look="short" isWithin />
        </b>
        <p>
          {providerName} · {personName}
        </p>
        <p className="small muted">
          <a className="link" href={usePagesOf(bookingKind).list({ _id: bookingKey })}>
            {bookingId}
          </a>
          {card && (
            <span> · {t('payments.saved', { brand: t(`payments.brand.${card.brand}`), lastFour: card.lastFour })}</span>
          )}
        </p>
      </div>
      <div className={styles.amount}>
        <b className="num">{kind === 'paid' ? amount : `−${amount}`}</b>
        <ProvenFile
          look="link"
          address={pdfAddress(paymentId)}
          aria-label={t('payments.receipts.pdf.of', { bookingId, amount })}
          data-testid="receipt-pdf"
        >
          {t('payments.receipts.pdf')}
        </ProvenFile>
      </div>
    </li>
  );
}
