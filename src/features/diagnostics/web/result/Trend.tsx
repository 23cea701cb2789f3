import { dayIn, formatDay, formatMonthDay } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Table } from '#web/ui/Table.tsx';
import type { ReadValue } from '../../report.ts';
import styles from './Result.module.css';
import { figure, withUnit } from './value-words.ts';

const WIDTH = 600;
const TOP = 30;
const HEIGHT = 130;
const EDGE = 48;
const MOST_NAMED = 5;

/** How one value has changed, the last one marked; the same as a table for whoever does not see it. */
export function Trend({ value, timeZone }: { value: ReadValue; timeZone: string }) {
  const t = useWords();
  const locale = useLocale();
  const { trend, unit, name, analyte } = value;
  const dayOf = (at: string) => dayIn(timeZone, new Date(at));
  const [first, last] = [trend[0], trend.at(-1)];
  if (!first || !last) return null;
  const points = placed(value);
  const band = bandOf(value);
  // The last one, and so many before it as there is room for on a phone.
  const every = Math.ceil(points.length / MOST_NAMED);
  const isNamed = (index: number) => (points.length - 1 - index) % every === 0;
  return (
    <div className="stack">
      <h3>{t('diagnostics.trend.title')}</h3>
      <svg
        className={styles.trend}
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 34}`}
        role="img"
        aria-label={t('diagnostics.trend.sentence', {
          name,
          first: withUnit(first.value, unit, locale),
          last: withUnit(last.value, unit, locale),
          since: formatDay(dayOf(first.at)),
          count: trend.length,
        })}
        data-testid={`trend-${analyte}`}
      >
        {band && <rect className={styles.band} x={0} y={band.y} width={WIDTH} height={band.height} />}
        <polyline className={styles.path} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y, at, figure: shown }, index) => (
          <g key={at}>
            <circle className={index === points.length - 1 ? styles.last : styles.point} cx={x} cy={y} r={7} />
            {isNamed(index) && (
              <>
                <text className={styles.at} x={x} y={y - 14} textAnchor="middle">
                  {figure(shown, locale)}
                </text>
                <text className={styles.small} x={x} y={TOP + HEIGHT + 28} textAnchor="middle">
                  {formatMonthDay(dayOf(at), locale)}
                </text>
              </>
            )}
          </g>
        ))}
      </svg>
      <Disclosure summary={t('diagnostics.trend.table')}>
        <Table
          caption={name}
          data-testid={`trend-table-${analyte}`}
          rows={trend}
          rowKey={({ at }) => at}
          columns={[
            { key: 'day', label: t('diagnostics.trend.day'), show: ({ at }) => formatDay(dayOf(at)) },
            {
              key: 'value',
              label: t('diagnostics.trend.value'),
              isNumeric: true,
              show: (point) => withUnit(point.value, unit, locale),
            },
            { key: 'flag', label: t('diagnostics.trend.flag'), show: ({ flag }) => t(`diagnostics.flag.${flag}`) },
            { key: 'lab', label: t('diagnostics.result.lab'), show: ({ provider }) => provider },
          ]}
        />
      </Disclosure>
    </div>
  );
}

/** From the lowest to the highest of all that is shown, the range included. */
function extentOf({ trend, low, high }: ReadValue) {
  const all = [...trend.map(({ value }) => value), ...[low, high].filter((end) => end !== null)];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least || 1) * 0.1;
  return { least: least - room, most: most + room };
}

const heightOf = (value: ReadValue) => {
  const { least, most } = extentOf(value);
  return (figure: number) => TOP + HEIGHT - ((figure - least) / (most - least)) * HEIGHT;
};

function placed(value: ReadValue) {
  const y = heightOf(value);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, value.trend.length - 1);
  return value.trend.map(({ at, value: figure }, index) => ({ at, figure, x: EDGE + index * step, y: y(figure) }));
}

function bandOf(value: ReadValue) {
  if (value.low === null && value.high === null) return undefined;
  const y = heightOf(value);
  const [top, bottom] = [value.high === null ? TOP : y(value.high), value.low === null ? TOP + HEIGHT : y(value.low)];
  return { y: top, height: Math.max(0, bottom - top) };
}
