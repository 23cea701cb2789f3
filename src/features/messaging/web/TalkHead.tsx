import { ArrowLeft, Users } from 'lucide-react';
import { profileAddress } from '#features/providers/web/provider-address.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { listFormat } from '#shared/intl.ts';
import { pageTitle } from '#web/page-title.ts';
import type { Talk } from '../talk.ts';
import { Face } from './Face.tsx';
import { FollowUp } from './FollowUp.tsx';
import styles from './TalkPane.module.css';
import type { TalkSide } from './talk-side.ts';

const conjunction = listFormat({ type: 'conjunction' });

/** With whom one talks, for whom, and who else reads it. */
export function TalkHead({ talk, side }: { talk: Talk; side: TalkSide }) {
  const t = useWords();
  const locale = useLocale();
  const { other, subject, personName, readers, page, kind } = talk;
  const about = [subject, personName && t('messaging.for', { person: personName })].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <title>{pageTitle(t('messaging.with', { name: other.name }))}</title>
      <a className={styles.back} href={side.all} aria-label={t('messaging.back')} data-testid="talks-back">
        <ArrowLeft size={26} aria-hidden="true" />
      </a>
      <span className={styles.face}>
        <Face other={other} kind={kind} />
      </span>
      <div className={styles.who}>
        <h1 tabIndex={-1}>{other.name}</h1>
        <div className={styles.links}>
          {about && <span className={styles.about}>{about}</span>}
          {page && (
            <a className="link" href={page} data-testid="talk-page">
              {t(`messaging.page.${kind}`)}
            </a>
          )}
          {!side.isPlace && other.providerId && other.providerKind && (
            <a className="link" href={profileAddress(other.providerKind, other.providerId)} data-testid="talk-provider">
              {t('messaging.profile')}
            </a>
          )}
        </div>
        {readers.length > 0 && (
          <p className={styles.about} data-testid="talk-readers">
            <Users size={18} aria-hidden="true" />{' '}
            {t('messaging.readers', { names: conjunction(locale).format(readers), count: readers.length })}
          </p>
        )}
      </div>
      <FollowUp talk={talk} isPlace={side.isPlace} />
    </header>
  );
}
