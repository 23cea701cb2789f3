import { type ReactNode, useState } from 'react';
import type { Reply } from '#shared/call.ts';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import type { circle } from '../../contract.ts';
import { termsOf } from '../../invited.ts';
import { AnswerSteps } from './AnswerSteps.tsx';
import { DeclinedNo } from './DeclinedNo.tsx';
import { InvitationOver } from './InvitationOver.tsx';

type Props = {
  circle: Reply<typeof circle.mine>;
  /** Of the invitation. */
  id: string;
  /** In place of one that was answered before. */
  otherwise: ReactNode;
};

/** The answer to one invitation, one question at a time, for whoever has found it by the bell or the dashboard. */
export function AnswerOne({ circle, id, otherwise }: Props) {
  const [step, setStep] = useState(0);
  const [isAccepted, setAccepted] = useState(false);
  const invitation = circle.invitations.find(({ _id }) => _id === id);
  const declined = circle.declined.find(({ _id }) => _id === id);
  const [isKnown] = useState(invitation !== undefined || declined !== undefined);
  const heading = useHeadingFocus(`${invitation?._id} ${declined?._id} ${step}`);
  if (!isKnown) return otherwise;
  if (declined) return <DeclinedNo heading={heading} declined={declined} />;
  if (!invitation) return <InvitationOver heading={heading} state={isAccepted ? 'answered' : 'takenBack'} />;
  return (
    <AnswerSteps
      heading={heading}
      invitation={invitation}
      asked={termsOf(invitation)}
      step={step}
      onStep={setStep}
      onAccepted={() => setAccepted(true)}
    />
  );
}
