import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentFile } from '#features/uploads/file.ts';
import { useFileAddress } from '#features/uploads/web/file-address.ts';
import { useWords } from '#web/i18n/words.tsx';
import styles from './ReportList.module.css';

type Props = {
  reports: readonly SentFile[];
  /** Beside each. */
  action?: (report: SentFile) => ReactNode;
};

/** Reports that go along, to be opened. */
export function ReportList({ reports, action }: Props) {
  const t = useWords();
  const address = useFileAddress();
  return (
    <ul className={styles.reports} aria-label={t('intake.reports')} data-testid="reports">
      {reports.map((report) => (
        <li key={report._id} className={styles.report}>
          <FileText size={20} aria-hidden="true" />
          <a className="link" href={address(report._id)} target="_blank" rel="noreferrer">
            {report.name}
          </a>
          {action?.(report)}
        </li>
      ))}
    </ul>
  );
}
