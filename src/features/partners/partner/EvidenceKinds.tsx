import { Plus } from 'lucide-react';
import type { JoiningKind } from '#features/providers/application.ts';
import { type EvidenceKind, evidenceOfKind, neededOfKind } from '#features/providers/evidence.ts';
import { EvidenceDetails } from '#features/providers/web/EvidenceDetails.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { type EvidenceLine, wantsDocument } from '../application.ts';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import styles from './EvidenceKinds.module.css';
import { ResultTag } from './ResultTag.tsx';

type Props = {
  /** Who shows it. */
  of: JoiningKind;
  evidence: readonly EvidenceLine[];
  /** Says which kinds are needed; a renewal needs whichever ends. */
  isRenewal?: boolean;
  /** Where a kind is added (`add`) or a line changed (`line`). */
  addressOf: (query: Record<string, string>) => string;
};

/** What words a kind of evidence is asked with: the background of somebody who works alone is their own. */
export const wordsOf = (of: JoiningKind, kind: EvidenceKind) =>
  (of === 'doctor' || of === 'caregiver') && kind === 'background' ? 'ownBackground' : kind;

/** Every kind of evidence with what was given of it. */
export function EvidenceKinds({ evidence, ...rest }: Props) {
  return (
    <ul className={styles.kinds}>
      {evidenceOfKind[rest.of].map((kind) => (
        <KindOfEvidence key={kind} kind={kind} lines={evidence.filter((line) => line.kind === kind)} {...rest} />
      ))}
    </ul>
  );
}

type KindProps = Omit<Props, 'evidence'> & { kind: EvidenceKind; lines: readonly EvidenceLine[] };

function KindOfEvidence({ of, kind, lines, isRenewal = false, addressOf }: KindProps) {
  const t = useWords();
  const isRequired = neededOfKind[of].some((known) => known === kind);
  const canAdd = lines.length === 0 || kind === 'inspection';
  return (
    <li className={styles.kind} data-testid={`evidence-${kind}`}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t(`providers.evidence.${kind}`)}</h2>
        {lines.length === 0 && !isRenewal && (
          <Tag tone={isRequired ? 'warning' : 'neutral'}>
            {t(isRequired ? 'partners.evidence.needed' : 'partners.evidence.optional')}
          </Tag>
        )}
      </div>
      {lines.length === 0 && <p className="small muted">{t(`partners.evidence.${wordsOf(of, kind)}.why`)}</p>}
      {lines.map((line) => (
        <div key={line._id} className={styles.line}>
          {line.result !== 'waiting' && <ResultTag result={line.result} />}
          <EvidenceDetails kind={kind} facts={line.facts} until={line.until} />
          <EvidenceFiles files={line.files} />
          {wantsDocument(of, line) && <Tag tone="warning">{t('partners.evidence.noDocument')}</Tag>}
          <a className="link" href={addressOf({ line: line._id })} data-testid={`change-${kind}`}>
            {t('partners.change')} <span className="vh">{t(`providers.evidence.${kind}`)}</span>
          </a>
        </div>
      ))}
      {canAdd && (
        <div>
          <ButtonLink
            variant="secondary"
            icon={<Plus size={20} aria-hidden="true" />}
            href={addressOf({ add: kind })}
            data-testid={`add-${kind}`}
          >
            {t(lines.length === 0 ? `partners.evidence.${wordsOf(of, kind)}.add` : 'partners.evidence.another')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
