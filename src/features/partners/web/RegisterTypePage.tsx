import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BrandRow } from '#web/shell/BrandRow.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { isPartnerKind, type PartnerKind } from '../partner.ts';
import { ApplicationSent } from './ApplicationSent.tsx';
import { ContactStep } from './ContactStep.tsx';
import { JoinChoices } from './JoinChoices.tsx';

/** Families go on to sign up; who provides care says how (`?as=`) and leaves a contact. */
export default function RegisterTypePage() {
  const [search] = useSearchParams();
  const as = search.get('as');
  const kind = isPartnerKind(as) ? as : undefined;
  const [sent, setSent] = useState<{ kind: PartnerKind; email: string }>();
  const isSent = sent !== undefined && sent.kind === kind;
  const heading = useHeadingFocus(isSent ? 'sent' : kind ?? 'choose');
  return (
    <>
      <BrandRow />
      {!kind && <JoinChoices heading={heading} />}
      {kind && !isSent && <ContactStep key={kind} kind={kind} heading={heading} onSent={(email) => setSent({ kind, email })} />}
      {isSent && <ApplicationSent email={sent.email} heading={heading} />}
    </>
  );
}
