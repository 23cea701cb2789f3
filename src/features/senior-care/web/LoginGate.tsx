import { useEffect } from 'react';
import { keepDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href, toLogin } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { bookingAddress, type StepProps } from './booking-steps.ts';
import { draftName } from './booking-draft.ts';
import { useLastList } from '#features/search/web/last-list.ts';
import { searchAddress } from './list/search-address.ts';
import { StepHead } from './StepHead.tsx';

/** Between choosing days and choosing a person: everything is kept in the address that the log-in leads back to. */
export function LoginGate({ centre, draft, promisedCents }: StepProps) {
  const t = useWords();
  const last = useLastList();
  const next = bookingAddress(centre._id, draft, 2, { total: promisedCents, welcome: 1 });
  useEffect(() => keepDraft(draftName(centre._id), {}, centre.name), [centre]);
  return (
    <>
      <StepHead step={2} title={t('seniorCare.booking.person')} backTo={bookingAddress(centre._id, draft, 1)} />
      <Card as="div" className="stack" tint="sun" data-testid="login-gate">
        <p>{t('seniorCare.gate.why')}</p>
        <div className="row">
          <ButtonLink size="large" href={toLogin(next)} data-testid="gate-login">
            {t('seniorCare.gate.login')}
          </ButtonLink>
          <ButtonLink
            size="large"
            variant="secondary"
            href={href('/profile/signup', undefined, { next })}
            data-testid="gate-signup"
          >
            {t('seniorCare.gate.signup')}
          </ButtonLink>
        </div>
        <p>
          <a className="link" href={last?.address ?? searchAddress({ place: `${centre.city}, ${centre.state}` })}>
            {t('seniorCare.gate.keepLooking')}
          </a>
        </p>
      </Card>
    </>
  );
}
