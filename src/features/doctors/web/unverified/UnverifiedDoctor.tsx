import { requiredEvidence } from '#features/providers/evidence.ts';
import { TrustReceipt } from '#features/providers/web/TrustReceipt.tsx';
import styles from '#features/providers/web/profile/ProfileColumns.module.css';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { DoctorDetails } from '../../doctor.ts';
import { DoctorHead } from '../details/DoctorHead.tsx';
import { Licence } from '../details/Licence.tsx';
import { AskAboutDoctor } from './AskAboutDoctor.tsx';

/** What public registers say of a doctor whom nobody has checked, or what we had checked and has ended; no times and no prices. */
export function UnverifiedDoctor({ doctor }: { doctor: DoctorDetails }) {
  const t = useWords();
  const canClaim = doctor.hostId === null;
  const isLapsed = doctor.receipt.some(
    ({ kind, state }) => state === 'lapsed' && requiredEvidence.some((required) => required === kind),
  );
  return (
    <div className={styles.page}>
      <title>{pageTitle(doctor.name)}</title>
      <meta name="robots" content="noindex" />
      <DoctorHead doctor={doctor} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.content}>
          <section className={`stack ${styles.section}`} aria-labelledby="known-title">
            {isLapsed ? (
              <div id="trust">
                <TrustReceipt isVerified={false} lines={doctor.receipt} />
              </div>
            ) : (
              <Notice tone="warning" title={t('doctors.notChecked')} data-testid="not-checked">
                <p>{t('doctors.notChecked.known')}</p>
                <p>{t('doctors.notChecked.unknown')}</p>
              </Notice>
            )}
            <h2 id="known-title">{t('doctors.known')}</h2>
            <Licence doctor={doctor} />
          </section>
          {canClaim && (
            <section className={`stack ${styles.section}`} aria-labelledby="claim-title">
              <h2 id="claim-title">{t('doctors.claim')}</h2>
              <p>
                <a className="link" href={href('/partner/claim', undefined, { place: doctor._id })} data-testid="claim">
                  {t('doctors.claim.go')}
                </a>
              </p>
            </section>
          )}
        </div>
        <aside className={styles.side} data-closed="" aria-labelledby="ask-title">
          <Card as="div" className="stack">
            <h2 id="ask-title">{t('doctors.unverified.ask')}</h2>
            <AskAboutDoctor doctor={doctor} />
          </Card>
        </aside>
      </div>
    </div>
  );
}
