import type { ReactNode } from 'react';
import { phoneInWords } from '#shared/phone.ts';
import type { UserInfo } from '#features/account/profile.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useSession } from '#web/useSession.tsx';
import { href } from '#web/paths.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmailText } from '#web/ui/EmailText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { isAboutKnown } from './change-info.ts';
import { ConfirmLink } from './ConfirmLink.tsx';
import { OwnInfo } from './OwnInfo.tsx';
import styles from './OwnProfile.module.css';
import { ProgressRing } from './ProgressRing.tsx';

type Props = {
  /** The picture of whoever is logged in, and how to change it. */
  portrait: (info: UserInfo) => ReactNode;
  /** The way to the pages of others. */
  faces?: ReactNode;
  /** Cards of other capabilities, beside the personal info. */
  children?: ReactNode;
};

/** Portrait and personal info of whoever is logged in. */
export function OwnProfile({ portrait, faces, children }: Props) {
  const t = useWords();
  const session = useSession();
  const name = session?.name ?? t('account.profile.guestTitle');
  const frame = (content: ReactNode, picture?: ReactNode) => (
    <div className="wrap page-stack">
      <title>{pageTitle(name)}</title>
      <header className={styles.head}>
        {!picture && <AvatarInitial name={name} image={session?.image} shape="arch" />}
        <h1 tabIndex={-1}>{name}</h1>
        {picture}
      </header>
      {faces}
      {content}
    </div>
  );
  return (
    <OwnInfo title={name} frame={frame}>
      {(info) => frame(<Cards info={info}>{children}</Cards>, portrait(info))}
    </OwnInfo>
  );
}

function Cards({ info, children }: { info: UserInfo; children?: ReactNode }) {
  const t = useWords();
  const toEdit = (
    <a className="link" href={href('/myProfile', undefined, { step: 'edit' })} data-testid="profile-edit">
      {t('account.profile.edit')}
    </a>
  );
  return (
    <div className={styles.columns}>
      <ProfileCard id="profile-facts" title={t('account.profile.facts')} action={toEdit}>
        <PersonalFacts info={info} />
        <p className="row">
          <a className="link" href={href('/dashboard-security')} data-testid="to-security">
            {t('shell.security')}
          </a>
          <a className="link" href={href('/dashboard-account')} data-testid="to-account">
            {t('shell.accountPage')}
          </a>
        </p>
      </ProfileCard>
      {children}
      {info.completeness < 100 && (
        <Card className={styles.progress} tint="pine">
          <ProgressRing
            percent={info.completeness}
            label={t('account.complete.progress', { percent: info.completeness })}
          />
          <ButtonLink
            href={href(isAboutKnown(info) ? '/profile/form/onboarding' : '/profile/form', undefined, {
              next: href('/myProfile'),
            })}
          >
            {t('account.complete.guestTitle')}
          </ButtonLink>
        </Card>
      )}
    </div>
  );
}

type CardProps = {
  id: string;
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One part of what is known about a person. */
export function ProfileCard({ id, title, action, children }: CardProps) {
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

function PersonalFacts({ info }: { info: UserInfo }) {
  const t = useWords();
  const missing = <span className="muted">{t('account.profile.missing')}</span>;
  const proven = (isProven: boolean, channel: 'email' | 'phone') => (
    <span>
      ({t(isProven ? 'account.profile.proven' : 'account.profile.unproven')}){' '}
      {!isProven && <ConfirmLink channel={channel} />}
    </span>
  );
  return (
    <FactList
      data-testid="profile-facts"
      facts={[
        {
          term: t('account.email'),
          value: (
            <>
              <EmailText email={info.email} /> {proven(info.isEmailVerified, 'email')}
            </>
          ),
        },
        {
          term: t('account.phone'),
          value: info.phone ? (
            <>
              {phoneInWords(info.phone)} {proven(info.isPhoneVerified, 'phone')}
            </>
          ) : (
            missing
          ),
        },
        { term: t('account.dob'), value: info.dob ? <DateText day={info.dob} /> : missing },
        { term: t('account.gender'), value: info.gender ? t(`account.gender.${info.gender}`) : missing },
        { term: t('account.address'), value: info.address ?? missing },
        { term: t('account.zip'), value: info.zip ?? missing },
      ]}
    />
  );
}
