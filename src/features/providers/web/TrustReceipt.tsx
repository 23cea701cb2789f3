import { BadgeCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isBookedKind, type JoiningKind, providerOf } from '../application.ts';
import { lapsedIn, type ReceiptLine } from '../evidence.ts';
import { EvidenceDetails } from './EvidenceDetails.tsx';
import styles from './TrustReceipt.module.css';

type Props = { of?: JoiningKind; isVerified: boolean; lines: readonly ReceiptLine[] };

/** What was checked of a provider: by whom, where, when, until when; and what was not. Its heading has the id `trust-title`. */
export function TrustReceipt({ of = 'dayCareCenter', isVerified, lines }: Props) {
  const t = useWords();
  const lapsed = lapsedIn(of, lines);
  return (
    <>
      <h2 id="trust-title">{t('providers.trust.title')}</h2>
      {isVerified && <p className="muted">{t('providers.trust.lead', { brand: brand.name })}</p>}
      {!isVerified && !lapsed && <p className="muted">{t('providers.trust.never', { brand: brand.name })}</p>}
      {lapsed?.until && (
        <Notice tone="warning" title={t('providers.trust.lapsed')} data-testid="trust-lapsed">
          {t(`providers.trust.lapsed.${isBookedKind(providerOf(of)) ? lapsed.kind : 'asked'}`)}{' '}
          <DateText day={lapsed.until} look="words" isWithin />
        </Notice>
      )}
      <ul className={styles.lines} data-testid="trust-receipt">
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </ul>
    </>
  );
}

const icons = { confirmed: BadgeCheck, lapsed: TriangleAlert, unchecked: CircleDashed } as const;

function Line({ line: { kind, state, facts, until, source, checkedBy, checkedOn } }: { line: ReceiptLine }) {
  const t = useWords();
  const Icon = icons[state];
  return (
    <li className={styles.line} data-state={state} data-testid={`trust-${kind}`}>
      <Icon size={26} aria-hidden="true" />
      <div className={styles.words}>
        <h3>{t(`providers.evidence.${kind}`)}</h3>
        <p className={styles.state}>{t(`providers.trust.state.${state}`)}</p>
        {state !== 'unchecked' && <EvidenceDetails kind={kind} facts={facts} until={until} />}
        {checkedOn && (
          <p className="small muted">
            {t('providers.trust.checked', { name: checkedBy ?? brand.name, source: source ?? '' })}{' '}
            <DateText day={checkedOn} />
          </p>
        )}
      </div>
    </li>
  );
}
