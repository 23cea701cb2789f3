import { Smartphone } from 'lucide-react';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import type { Security } from '../../contract.ts';
import { stepAddress } from '../step-address.ts';
import { CardHead } from './CardHead.tsx';
import styles from './Overview.module.css';

/** Whether an app is asked after the password. */
export function FactorCard({ factor }: { factor: Security['factor'] }) {
  const t = useWords();
  const locale = useLocale();
  const state = (
    <Tag tone={factor ? 'success' : 'neutral'} data-testid="factor-state">
      {t(factor ? 'security.factor.on' : 'security.factor.off')}
    </Tag>
  );
  return (
    <Card className={styles.card} aria-labelledby="factor">
      <CardHead id="factor" title={t('security.factor')} icon={Smartphone} tint="sky" state={state} />
      {factor ? (
        <>
          <p>
            {t('security.factor.text.on', {
              day: formatDayInWords(dayIn(deviceZone(), new Date(factor.since)), locale),
            })}
          </p>
          <p data-testid="codes-left">{t('security.factor.codesLeft', { count: factor.recoveryCodesLeft })}</p>
          <div className={styles.actions}>
            <a className="link" href={stepAddress('codes')} data-testid="new-codes">
              {t('security.factor.newCodes')}
            </a>
            <a className="link" href={stepAddress('off')} data-testid="factor-off">
              {t('security.factor.end')}
            </a>
          </div>
        </>
      ) : (
        <>
          <p>{t('security.factor.text.off')}</p>
          <div>
            <ButtonLink href={stepAddress('app')} data-testid="factor-set-up">
              {t('security.factor.setUp')}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
