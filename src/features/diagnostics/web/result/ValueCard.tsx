import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { ReadValue } from '../../report.ts';
import { FlagTag } from './FlagTag.tsx';
import { NumberLine } from './NumberLine.tsx';
import styles from './Result.module.css';
import { Trend } from './Trend.tsx';
import { valueInWords, withUnit } from './value-words.ts';

type Props = { test: string; value: ReadValue; timeZone: string };

/** One value: the sentence first, then where it stands on its line, then how it was before. */
export function ValueCard({ test, value, timeZone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const id = `value-${test}-${value.analyte}`;
  return (
    <Card className={styles.value} aria-labelledby={id} data-testid={`value-${value.analyte}`}>
      <div className={styles.head}>
        <h2 id={id}>{value.name}</h2>
        <b className={`num ${styles.figure}`}>{withUnit(value.value, value.unit, locale)}</b>
        <FlagTag flag={value.flag} />
      </div>
      <p>{valueInWords(value, { t, locale })}</p>
      <NumberLine value={value} />
      {value.flag !== 'usual' && <p>{t('diagnostics.value.ask')}</p>}
      {value.trend.length > 1 && <Trend value={value} timeZone={timeZone} />}
    </Card>
  );
}
