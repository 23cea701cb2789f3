import type { Speech } from '#features/bookings/server/kind.ts';
import { onPaper, type Paper } from '#server/pdf-paper.ts';
import { brand } from '#shared/brand.ts';
import { type Day, formatDay, formatDayInWords } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Receipt } from '../../receipt-contract.ts';
import type { CareDay } from './receipt-store.ts';

/** Whoever has paid, as papers call them. */
export type Payer = { firstName: string; lastName: string };
type ReceiptContext = { speech: Speech; payer: Payer };

const nameOf = ({ firstName, lastName }: Payer) => `${firstName} ${lastName}`;

/** The receipt of one payment, with what of it went back. */
export async function receiptPdf(receipts: readonly Receipt[], { speech, payer }: ReceiptContext): Promise<Buffer> {
  const { t, locale, language } = speech;
  const paid = receipts.find(({ kind }) => kind === 'paid');
  if (!paid) throw new Failure('not_found');
  const title = t('payments.receipts.pdf.title', { brand: brand.name });
  return onPaper({ title, language: locale ?? language }, (paper) => {
    paper.heading(title);
    paper.fact(t('payments.receipts.column.day'), formatDayInWords(paid.day, locale));
    paper.fact(t('payments.receipts.column.booking'), paid.bookingId);
    paper.fact(t('payments.receipts.column.provider'), paid.providerName);
    paper.fact(t('payments.receipts.column.person'), paid.personName);
    paper.fact(t('payments.receipts.payer'), nameOf(payer));
    paper.fact(
      t('payments.receipts.column.card'),
      paid.card
        ? t('payments.saved', { brand: t(`payments.brand.${paid.card.brand}`), lastFour: paid.card.lastFour })
        : null,
    );
    movements(paper, [...receipts].reverse(), speech);
    paper.line();
    paper.quiet(t('payments.receipts.pdf.note', { brand: brand.name, phone: brand.phone }));
  });
}

/** `birth`, `member`: the day and the insurance card of the person, where the reader may see them. `licences`: numbers by provider. */
type Statement = ReceiptContext & {
  year: number;
  personName: string;
  birth: Day | null;
  member: string | null;
  days: readonly CareDay[];
  licences: ReadonlyMap<string, string>;
};

/** A year of one person's care for an insurance: what we do not know stays a line to write on. */
export async function statementPdf(receipts: readonly Receipt[], statement: Statement): Promise<Buffer> {
  const { speech, payer, year, personName, birth, member, days, licences } = statement;
  const { t, locale } = speech;
  const title = t('payments.statement.title', { year });
  return onPaper({ title, language: locale }, (paper) => {
    paper.heading(title);
    paper.fact(t('payments.statement.person'), personName);
    paper.fact(t('payments.statement.birth'), birth && formatDay(birth));
    paper.fact(t('payments.statement.member'), member);
    paper.fact(t('payments.receipts.payer'), nameOf(payer));
    for (const group of byProvider(days))
      providerPart(paper, { ...group, licence: licences.get(group.id) ?? null }, speech);
    if (days.length === 0) paper.text(t('payments.statement.noDays'));
    movements(paper, [...receipts].reverse(), speech);
    paper.line();
    paper.quiet(t('payments.statement.note', { brand: brand.name, phone: brand.phone }));
  });
}

type ProviderDays = { id: string; name: string; address: string | null; phone: string; days: readonly CareDay[] };

function byProvider(days: readonly CareDay[]): ProviderDays[] {
  const addressOf = ({ snapshot, has_address: hasAddress }: CareDay) => (hasAddress ? snapshot.address : null);
  const keyOf = (day: CareDay) => `${day.provider_id}\n${day.provider_name}\n${addressOf(day)}`;
  return [...new Set(days.map(keyOf))].flatMap((key) => {
    const own = days.filter((day) => keyOf(day) === key);
    const [first] = own;
    return first
      ? [
          {
            id: first.provider_id,
            name: first.provider_name,
            phone: first.snapshot.phone,
            address: addressOf(first),
            days: own,
          },
        ]
      : [];
  });
}

type LicensedProvider = ProviderDays & { licence: string | null };

function providerPart(paper: Paper, { name, address, phone, licence, days }: LicensedProvider, { t, locale }: Speech) {
  paper.title(name);
  paper.fact(t('payments.statement.address'), address);
  paper.fact(t('payments.statement.phone'), phoneInWords(phone));
  paper.fact(t('payments.statement.licence'), licence);
  paper.fact(t('payments.statement.codes'), null);
  paper.fact(
    t('payments.statement.days', { count: days.length }),
    days.map(({ day }) => formatDayInWords(day, locale, 'short').replaceAll(' ', '\u00a0')).join(' · '),
  );
}

function movements(paper: Paper, receipts: readonly Receipt[], { t, locale }: Speech) {
  const money = (cents: number) => formatMoney(cents, locale);
  paper.title(t('payments.receipts.pdf.movements'));
  paper.row(
    ['day', 'kind', 'booking', 'amount'].map((column) => t(`payments.receipts.column.${column}`)),
    true,
  );
  for (const { day, kind, bookingId, cents } of receipts)
    paper.row([
      formatDay(day),
      t(`payments.receipts.${kind}`),
      bookingId,
      kind === 'paid' ? money(cents) : `−${money(cents)}`,
    ]);
  paper.line();
  const sum = receipts.reduce(
    (cents, receipt) => cents + (receipt.kind === 'paid' ? receipt.cents : -receipt.cents),
    0,
  );
  paper.row([t('payments.receipts.net'), '', '', sum < 0 ? `−${money(-sum)}` : money(sum)]);
}
