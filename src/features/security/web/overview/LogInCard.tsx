import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmailText } from '#web/ui/EmailText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Security } from '../../contract.ts';
import { stepAddress } from '../step-address.ts';
import { CardHead } from './CardHead.tsx';
import styles from './Overview.module.css';

/** Address, phone and password, each with the way to change or confirm it. */
export function LogInCard({ own }: { own: Security }) {
  const t = useWords();
  const { email, isEmailVerified, phone, isPhoneVerified } = own;
  return (
    <Card className={styles.card} aria-labelledby="log-in">
      <CardHead id="log-in" title={t('security.logIn')} icon={KeyRound} tint="sun" />
      <FactList
        data-testid="log-in-facts"
        facts={[
          {
            term: t('account.email'),
            value: <Proven isProven={isEmailVerified}>{<EmailText email={email} />}</Proven>,
            action: <Actions what={t('account.email')} step="email" canConfirm={!isEmailVerified} verb="change" />,
          },
          {
            term: t('account.phone'),
            value: phone ? (
              <Proven isProven={isPhoneVerified}>{phoneInWords(phone)}</Proven>
            ) : (
              <span className="muted">{t('security.noPhone')}</span>
            ),
            action: (
              <Actions
                what={t('account.phone')}
                step="phone"
                canConfirm={phone !== null && !isPhoneVerified}
                verb={phone ? 'change' : 'add'}
              />
            ),
          },
          {
            term: t('account.password'),
            value: <span className="muted">{t('security.password.shown')}</span>,
            action: <Actions what={t('account.password')} step="password" canConfirm={false} verb="change" />,
          },
        ]}
      />
    </Card>
  );
}

function Proven({ isProven, children }: { isProven: boolean; children: ReactNode }) {
  const t = useWords();
  return (
    <span className={styles.fact}>
      <span>{children}</span>
      <Tag tone={isProven ? 'success' : 'warning'}>{t(isProven ? 'security.confirmed' : 'security.unconfirmed')}</Tag>
    </span>
  );
}

type ActionProps = { what: string; step: string; canConfirm: boolean; verb: 'change' | 'add' };

function Actions({ what, step, canConfirm, verb }: ActionProps) {
  const t = useWords();
  return (
    <span className={styles.actions}>
      {canConfirm && (
        <a
          className="link"
          href={stepAddress(step, { confirm: '1' })}
          aria-label={t('security.confirm.of', { what })}
          data-testid={`confirm-${step}`}
        >
          {t('security.confirm')}
        </a>
      )}
      <a
        className="link"
        href={stepAddress(step)}
        aria-label={t(`security.${verb}.of`, { what })}
        data-testid={`change-${step}`}
      >
        {t(`security.${verb}`)}
      </a>
    </span>
  );
}
