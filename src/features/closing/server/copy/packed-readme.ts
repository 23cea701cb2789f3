import type { Speech } from '#features/bookings/server/kind.ts';
import { formatDayInWords } from '#shared/dates.ts';
import { brand } from '#shared/brand.ts';
import type { PackedCopy } from './packed.ts';

/** What each file of the archive is, a line for each, as plain text; what is alike stands in one line. */
export function packedReadme(packed: PackedCopy, { t, locale }: Speech): string {
  const { asked, papers, summaries, health, files, parts, now } = packed;
  const lines: [name: string, what: string][] = [
    ['index.html', t('closing.copy.readme.start')],
    ['bookings.csv', t('closing.copy.readme.table', { part: t('closing.parts.bookings') })],
    ['payments.csv', t('closing.copy.readme.table', { part: t('closing.parts.payments') })],
    ['trail.csv', t('closing.copy.readme.table', { part: t('circle.trail.title') })],
    ['data/trail.json', t('closing.copy.readme.data', { part: t('circle.trail.title') })],
    ...parts.map(({ name }): [string, string] => [
      `data/${name}.json`,
      t('closing.copy.readme.data', { part: t(`closing.parts.${name}`) }),
    ]),
    ...(papers.length > 0 ? [['receipts/', t('closing.copy.readme.receipts')] as [string, string]] : []),
    ...(health.length > 0 ? [['health/', t('closing.copy.readme.health')] as [string, string]] : []),
    ...(summaries.length > 0 ? [['visits/', t('closing.copy.readme.visits')] as [string, string]] : []),
    ...(files.length > 0 ? [['files/', t('closing.copy.readme.files')] as [string, string]] : []),
  ];
  const name = `${asked.first_name} ${asked.last_name}`;
  return [
    t('closing.copy.page.title', { brand: brand.name }),
    `${name}, ${formatDayInWords(now.toISOString().slice(0, 10), locale)}`,
    '',
    ...lines.map(([file, what]) => `${file}: ${what}`),
    '',
    `${t('closing.copy.page.absent')}: ${t('closing.copy.page.absent.text')}`,
    '',
  ].join('\n');
}
