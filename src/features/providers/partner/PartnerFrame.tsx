import type { ReactNode } from 'react';
import { pageTitle } from '#web/page-title.ts';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import styles from './PartnerFrame.module.css';

type Props = {
  heading: string;
  lead?: string;
  /** Of the document: a part beside the heading, as `(2)` or a month. */
  title?: string;
  errorWord?: string | undefined;
  /** What stands above the heading: problems of a form, what was saved. */
  before?: ReactNode;
  /** Chooses the provider that the page is about. */
  chooser?: ReactNode;
  isDense?: boolean;
  children: ReactNode;
};

/** A page of the partner workspace. */
export function PartnerFrame(props: Props) {
  const { heading, lead, title = heading, errorWord, before, chooser, isDense, children } = props;
  return (
    <div className={`wrap page-stack ${styles.page}`} data-dense={isDense || undefined}>
      <title>{pageTitle(title, errorWord)}</title>
      <PrintHead />
      {before}
      <div className={styles.top}>
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {chooser}
      </div>
      {children}
    </div>
  );
}
