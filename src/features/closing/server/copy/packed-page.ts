import type { Speech } from '#features/bookings/server/kind.ts';
import { escaped } from '#server/http/escaped.ts';
import { brand } from '#shared/brand.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { formatMoney } from '#shared/money.ts';
import { bookedRows } from './booking-table.ts';
import { type PackedCopy, rowsOf } from './packed.ts';

type Cell = string | { text: string; href: string };

/** A page that opens from the unpacked archive without a connection, and holds what people read; the rest lies beside it. */
export function packedPage(packed: PackedCopy, speech: Speech): string {
  const { t, locale } = speech;
  const { asked, now } = packed;
  const title = t('closing.copy.page.title', { brand: brand.name });
  const day = formatDayInWords(now.toISOString().slice(0, 10), locale);
  const sections = [
    section(t('closing.parts.account'), table([], aboutAccount(packed, speech), t)),
    section(t('closing.parts.family'), table([], rowsOf(packed, 'people').map(personRow), t)),
    section(t('closing.parts.bookings'), bookings(packed, speech)),
    section(t('closing.parts.payments'), payments(packed, speech)),
    ...(packed.summaries.length > 0 ? [section(t('closing.copy.visits'), visits(packed, speech))] : []),
    ...(packed.health.length > 0 ? [section(t('closing.copy.health'), health(packed, speech))] : []),
    section(
      t('circle.trail.title'),
      `<p>${escaped(t('closing.copy.trail'))}</p>${table([], [[{ text: 'trail.csv', href: 'trail.csv' }]], t)}`,
    ),
    section(
      t('closing.parts.files'),
      table(
        [],
        packed.files.map(({ name, path }) => [{ text: name, href: path }]),
        t,
      ),
    ),
    section(
      t('closing.copy.page.all'),
      `<p>${escaped(t('closing.copy.page.all.text'))}</p>${table([], data(packed, t), t)}`,
    ),
    section(t('closing.copy.page.absent'), `<p>${escaped(t('closing.copy.page.absent.text'))}</p>`),
  ];
  return `<!doctype html>
<html lang="${languages[packed.language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(t('closing.copy.page.lead', { name: `${asked.first_name} ${asked.last_name}`, day }))}</p>
${sections.join('\n')}
</main></body></html>
`;
}

const style =
  'body{margin:0;background:#faf7f2;color:#1f2a2a;font:1.125rem/1.55 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:2.5rem 1.25rem}h1{font-size:2.25rem;line-height:1.15}section{margin-block:1.5rem;padding:1.25rem 1.5rem;border-radius:20px;background:#fff;overflow-x:auto}h2{margin:0 0 .75rem;font-size:1.4rem}table{border-collapse:collapse;inline-size:100%}th,td{padding:.5rem .75rem .5rem 0;border-block-end:1px solid #ddd6ca;text-align:start;vertical-align:top}a{color:#155e54}@media(prefers-color-scheme:dark){body{background:#141b1a;color:#eef1ee}section{background:#1e2726}th,td{border-color:#3a4543}a{color:#8fd6c6}}';

const section = (heading: string, content: string) => `<section><h2>${escaped(heading)}</h2>${content}</section>`;

function table(head: readonly string[], rows: readonly (readonly Cell[])[], t: Speech['t']): string {
  if (rows.length === 0) return `<p>${escaped(t('closing.copy.none'))}</p>`;
  const cells = (row: readonly Cell[]) => row.map((cell) => `<td>${written(cell)}</td>`).join('');
  const headed =
    head.length > 0 ? `<thead><tr>${head.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead>` : '';
  return `<table>${headed}<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

const written = (cell: Cell) =>
  typeof cell === 'string'
    ? escaped(cell)
    : `<a href="${cell.href.split('/').map(encodeURIComponent).join('/')}">${escaped(cell.text)}</a>`;

const health = ({ health: files }: PackedCopy, { t }: Speech) =>
  table(
    [],
    files.map(({ name, personName }) => [{ text: personName, href: name }]),
    t,
  );

function aboutAccount({ asked }: PackedCopy, { t }: Speech): Cell[][] {
  return [
    [t('closing.copy.name'), `${asked.first_name} ${asked.last_name}`],
    [t('account.email'), asked.email],
  ];
}

const personRow = (row: Record<string, unknown>): Cell[] => [
  `${row['first_name']} ${row['last_name']}`,
  String(row['date_of_birth'] ?? ''),
  [row['address'], row['zip']].filter(Boolean).join(', '),
];

function bookings(packed: PackedCopy, speech: Speech): string {
  const { t, locale } = speech;
  const head = ['day', 'provider', 'person', 'booking'].map((column) => t(`payments.receipts.column.${column}`));
  const rows = bookedRows(packed, speech).map((row) => [
    formatDayInWords(row.day, locale),
    row.providerName,
    row.personName,
    row.bookingId,
    row.state,
    formatMoney(row.cents, locale),
  ]);
  const file = `<p>${written({ text: 'bookings.csv', href: 'bookings.csv' })}</p>`;
  return table([...head, t('closing.copy.state'), t('payments.receipts.column.amount')], rows, t) + file;
}

function payments({ receipts, papers }: PackedCopy, { t, locale }: Speech): string {
  const head = ['day', 'provider', 'amount'].map((column) => t(`payments.receipts.column.${column}`));
  const rows = receipts.map(({ kind, day, providerName, cents, paymentId }): Cell[] => {
    const paper = kind === 'paid' ? papers.find((each) => each.paymentId === paymentId) : undefined;
    return [
      formatDayInWords(day, locale),
      providerName,
      formatMoney(kind === 'paid' ? cents : -cents, locale),
      paper ? { text: t('closing.copy.receipt'), href: `receipts/${paper.name}` } : '',
    ];
  });
  const file = `<p>${written({ text: 'payments.csv', href: 'payments.csv' })}</p>`;
  return table([...head, ''], rows, t) + file;
}

function visits({ summaries }: PackedCopy, { t, locale }: Speech): string {
  const head = ['day', 'provider', 'person'].map((column) => t(`payments.receipts.column.${column}`));
  const rows = summaries.map(({ name, day, providerName, personName }): Cell[] => [
    formatDayInWords(day, locale),
    providerName,
    personName,
    { text: t('visitSummaries.short'), href: `visits/${name}` },
  ]);
  return table([...head, ''], rows, t);
}

const data = ({ parts }: PackedCopy, t: Speech['t']): Cell[][] =>
  parts.map(({ name, tables }) => [
    { text: t(`closing.parts.${name}`), href: `data/${name}.json` },
    t('closing.copy.count', { count: tables.reduce((sum, { rows }) => sum + rows.length, 0) }),
  ]);
