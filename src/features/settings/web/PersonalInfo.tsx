import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserInfo } from '#features/account/profile.ts';
import { phoneInWords } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ConfirmLink } from '#features/account/web/profile/ConfirmLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmailText } from '#web/ui/EmailText.tsx';
import { StateTag } from '#web/ui/StateTag.tsx';
import { AddressForm, BirthForm, GenderForm, NameForm } from './info-forms.tsx';
import { InfoRow } from './InfoRow.tsx';

/** What the account knows of its owner, each row changed in its place. */
export function PersonalInfo({ info }: { info: UserInfo }) {
  const t = useWords();
  const { firstName, lastName, dob, gender, address, zip, phone } = info;
  return (
    <Card as="div" padding="none" data-testid="personal-info">
      <InfoRow name="name" value={`${firstName} ${lastName}`} form={(end) => <NameForm info={info} onEnd={end} />} />
      <InfoRow name="dob" value={dob && <DateText day={dob} />} form={(end) => <BirthForm info={info} onEnd={end} />} />
      <InfoRow
        name="gender"
        value={gender && t(`account.gender.${gender}`)}
        form={(end) => <GenderForm info={info} onEnd={end} />}
      />
      <InfoRow
        name="address"
        value={[address, zip].filter(Boolean).join(', ')}
        form={(end) => <AddressForm info={info} onEnd={end} />}
      />
      <InfoRow
        name="phone"
        value={phone && <Proven isProven={info.isPhoneVerified}>{phoneInWords(phone)}</Proven>}
        note={phone !== null && !info.isPhoneVerified && <ConfirmLink channel="phone" />}
        address={href('/dashboard-security', undefined, { step: 'phone' })}
      />
      <InfoRow
        name="email"
        value={
          <Proven isProven={info.isEmailVerified}>
            <EmailText email={info.email} />
          </Proven>
        }
        note={
          <>
            {t('settings.personal.email.note')} {!info.isEmailVerified && <ConfirmLink channel="email" />}
          </>
        }
        address={href('/dashboard-security', undefined, { step: 'email' })}
      />
    </Card>
  );
}

const proven = { tone: 'success', icon: CircleCheck } as const;
const unproven = { tone: 'warning', icon: CircleAlert } as const;

/** An address with whether it has been proven, in words. */
function Proven({ isProven, children }: { isProven: boolean; children: ReactNode }) {
  const t = useWords();
  return (
    <span className="row">
      {children}
      <StateTag look={isProven ? proven : unproven}>
        {t(isProven ? 'settings.personal.proven' : 'settings.personal.unproven')}
      </StateTag>
    </span>
  );
}
