import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { type ApplyingKind, isJoiningKind, isPartnerKind } from '../../application.ts';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ContactStep } from './ContactStep.tsx';
import { JoinChoices } from './JoinChoices.tsx';
import { JoinPlace } from './JoinPlace.tsx';

/** Families go on to sign up; who provides care says how (`?as=`): doctors and places join with an account, others leave a contact. */
export default function RegisterTypePage() {
  const [search] = useSearchParams();
  const as = search.get('as');
  const kind = isPartnerKind(as) ? as : undefined;
  const [sent, setSent] = useState<{ kind: ApplyingKind; email: string }>();
  const isSent = sent !== undefined && sent.kind === kind;
  const heading = useHeadingFocus(isSent ? 'sent' : (kind ?? 'choose'));
  if (!kind) return <JoinChoices heading={heading} />;
  if (isJoiningKind(kind)) return <JoinPlace key={kind} kind={kind} heading={heading} />;
  if (isSent) return <ApplicationSent email={sent.email} heading={heading} />;
  return <ContactStep key={kind} kind={kind} heading={heading} onSent={(email) => setSent({ kind, email })} />;
}
