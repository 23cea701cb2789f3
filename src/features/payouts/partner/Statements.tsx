import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import { services } from '#shared/services.ts';
import { formatMonth } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { payouts } from '../contract.ts';
import styles from './Payouts.module.css';

const addressOf = (call: typeof payouts.csv | typeof payouts.statement, month: string) =>
  `${services[call.service]}${call.path}${queryText({ month })}`;

/** A month of payouts as a file. */
export function Statements({ months }: { months: readonly string[] }) {
  const t = useWords();
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [latest] = months;
  if (!latest) return null;
  const month = chosen ?? latest;
  return (
    <Card aria-labelledby="statements" className={styles.part} data-print="hide">
      <h2 id="statements">{t('payouts.statements')}</h2>
      <p className="muted">{t('payouts.statements.text')}</p>
      <SelectField
        label={t('payouts.statements.month')}
        id="month"
        value={month}
        onChange={({ target }) => setChosen(target.value)}
        options={months.map((value) => ({ value, label: formatMonth(`${value}-01`, locale) }))}
      />
      <div className={styles.actions}>
        <ProvenFile
          look="secondary"
          address={addressOf(payouts.statement, month)}
          icon={<FileText size={20} aria-hidden="true" />}
          data-testid="statement-pdf"
        >
          {t('payouts.statements.pdf')}
        </ProvenFile>
        <ProvenFile
          look="secondary"
          address={addressOf(payouts.csv, month)}
          icon={<Download size={20} aria-hidden="true" />}
          data-testid="statement-csv"
        >
          {t('payouts.statements.csv')}
        </ProvenFile>
      </div>
    </Card>
  );
}
