import { useId } from 'react';
import { EvidenceDetails } from '#features/providers/web/EvidenceDetails.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { Application } from '../application.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import styles from './EvidenceKinds.module.css';
import { ResultTag } from './ResultTag.tsx';

type Props = {
  application: Pick<Application, 'status' | 'evidence'>;
  as?: 'h2' | 'h3';
};

/** What was given to be checked and what came of each line, while nobody has approved it. */
export function SentEvidence({ application: { status, evidence }, as: Heading = 'h2' }: Props) {
  const t = useWords();
  const id = useId();
  if (status === 'draft' || status === 'approved' || evidence.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id} data-testid="sent-evidence">
      <Heading id={id}>{t('partners.status.given')}</Heading>
      <ul className={styles.kinds}>
        {evidence.map(({ _id, kind, facts, until, files, result }) => (
          <li key={_id} className={styles.kind} data-testid={`sent-${kind}`}>
            <div className={styles.head}>
              <b className={styles.name}>{t(`providers.evidence.${kind}`)}</b>
              <ResultTag result={result} />
            </div>
            <div className={styles.line}>
              <EvidenceDetails kind={kind} facts={facts} until={until} />
              <EvidenceFiles files={files} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
