import { evidenceKinds } from '#features/providers/evidence.ts';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { phoneInWords } from '#shared/phone.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { CheckedApplication } from '../checking-contract.ts';
import { useProfileFacts } from '../partner/useProfileFacts.tsx';
import styles from './CheckApplication.module.css';
import { CheckLine } from './CheckLine.tsx';
import { Decide } from './Decide.tsx';
import { purposeWord } from './purpose-word.ts';

type ApplicationProps = { application: CheckedApplication };

/** One application: what it says, each line of evidence to be checked, the decision, and what was done so far. */
export function CheckApplication({ application }: ApplicationProps) {
  const t = useWords();
  const { name, kind, evidence, status, purpose, rivals } = application;
  const sorted = evidence.toSorted((one, other) => evidenceKinds.indexOf(one.kind) - evidenceKinds.indexOf(other.kind));
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(name)}</title>
      <PrintHead />
      <div>
        <BackLink href={href('/partner/staff/partners')}>{t('shell.staff.partners')}</BackLink>
        <h1 tabIndex={-1}>{name}</h1>
        <p className="row">
          <Tag>{t(purposeWord({ kind, purpose }))}</Tag>
          <Tag tone={status === 'sent' ? 'info' : status === 'approved' ? 'success' : 'warning'} data-testid="state">
            {t(`partners.state.${status}`)}
          </Tag>
        </p>
      </div>
      <div className={styles.columns}>
        <div className="stack">
          <section className="stack" aria-labelledby="evidence">
            <h2 id="evidence">{t('partners.check.evidence')}</h2>
            {sorted.map((line) => (
              <CheckLine key={`${line._id} ${line.checkedAt}`} application={application} line={line} />
            ))}
          </section>
          {status === 'sent' && <Decide application={application} />}
        </div>
        <div className="stack">
          {purpose === 'claim' && <Claimed application={application} />}
          {purpose === 'join' && rivals.length > 0 && (
            <Card aria-labelledby="same-npi">
              <h2 id="same-npi" className={styles.title}>
                {t('partners.sameNpi.title')}
              </h2>
              <Rivals application={application} lead={t('partners.sameNpi.text')} />
            </Card>
          )}
          <About application={application} />
          <History application={application} />
        </div>
      </div>
    </div>
  );
}

/** What proves a claim besides its evidence, and who else says that the place is theirs. */
function Claimed({ application }: ApplicationProps) {
  const t = useWords();
  const { isPhoneProven, rivals, registered } = application;
  return (
    <Card aria-labelledby="claimed">
      <h2 id="claimed" className={styles.title}>
        {t('partners.claimed.title')}
      </h2>
      <p data-testid="phone-proof">{t(isPhoneProven ? 'partners.claimed.phone' : 'partners.claimed.noPhone')}</p>
      {registered && (
        <FactList
          data-testid="registered"
          facts={[
            { term: t('partners.claimed.npi'), value: registered.npi },
            { term: t('partners.claimed.licence'), value: t('doctors.licence.value', registered.licence) },
          ]}
        />
      )}
      {rivals.length === 0 ? (
        <p className="muted">{t('partners.claimed.alone')}</p>
      ) : (
        <Rivals application={application} lead={t('partners.claimed.rivals')} />
      )}
    </Card>
  );
}

/** Others who want the same listing, or give the same number. */
function Rivals({ application: { rivals }, lead }: ApplicationProps & { lead: string }) {
  const t = useWords();
  return (
    <>
      <p>{lead}</p>
      <ul className={styles.history} data-testid="rivals">
        {rivals.map((rival) => (
          <li key={rival._id}>
            <a className="link" href={href('/partner/staff/partners', undefined, { application: rival._id })}>
              {rival.applicant}
            </a>
            <span className="small muted">
              {t(`partners.state.${rival.status}`)}
              {rival.isPhoneProven && <span> · {t('partners.claimed.phone')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ application }: ApplicationProps) {
  const t = useWords();
  const { name, email, phone } = application.applicant;
  // Who applies reads “You” there; who checks reads who it is about.
  const facts = useProfileFacts(application)
    .filter(({ step, value }) => value && step !== 'evidence')
    .map((fact) => (fact.step === 'doctor' ? { ...fact, term: t('partners.check.doctor') } : fact));
  return (
    <Card aria-labelledby="about">
      <h2 id="about" className={styles.title}>
        {t('partners.check.about')}
      </h2>
      <FactList
        facts={[
          {
            term: t('partners.check.applicant'),
            value: (
              <>
                {name}
                <br />
                {email}
                {phone && <br />}
                {phone && <span>{phoneInWords(phone)}</span>}
              </>
            ),
          },
          ...facts.map(({ term, value }) => ({ term, value })),
        ]}
      />
    </Card>
  );
}

function History({ application: { history } }: ApplicationProps) {
  const t = useWords();
  return (
    <Card aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('partners.check.history')}
      </h2>
      <ol className={styles.history} data-testid="history">
        {history.map(({ what, by, detail, at }, index) => (
          <li key={index}>
            <b>{t(`partners.event.${what}`)}</b>
            {detail && (
              <span>{evidenceKinds.some((kind) => kind === detail) ? t(`providers.evidence.${detail}`) : detail}</span>
            )}
            <span className="small muted">
              {by}, <RelativeTime instant={at} zone={deviceZone()} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
