import { Download, FileText } from 'lucide-react';
import { ProvenFile } from '#features/security/web/ProvenFile.tsx';
import { useWords } from '#web/i18n/words.tsx';
import styles from './PaymentsPage.module.css';
import { csvAddress, statementAddress } from './receipt-address.ts';

type Props = { year: number; personId: string | undefined };

/** A whole year as a table and, of one person, on paper for an insurance. */
export function YearFiles({ year, personId }: Props) {
  const t = useWords();
  const query = { year, for: personId };
  return (
    <div className={styles.tools} data-print="hide">
      <ProvenFile
        look="secondary"
        address={csvAddress(query)}
        icon={<Download size={20} aria-hidden="true" />}
        data-testid="receipts-csv"
      >
        {t('payments.receipts.csv')}
      </ProvenFile>
      {personId && (
        <ProvenFile
          look="secondary"
          address={statementAddress(query)}
          icon={<FileText size={20} aria-hidden="true" />}
          data-testid="receipts-insurance"
        >
          {t('payments.receipts.insurance')}
        </ProvenFile>
      )}
    </div>
  );
}
