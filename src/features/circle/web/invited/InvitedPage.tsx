import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmLink } from '#features/account/web/profile/ConfirmLink.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { useIsLoggedIn, useSession } from '#web/useSession.tsx';
import { openedBy, wholeCircle } from '../queries.ts';
import { AnswerSteps } from './AnswerSteps.tsx';
import { InvitationDoor } from './InvitationDoor.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { DeclinedNo } from './DeclinedNo.tsx';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';
import { OtherAddress } from './OtherAddress.tsx';

export const loader = defineLoader(({ search }) => ({ opened: openedBy(search) }));

/** Where the link in the mail of an invitation leads (`?key=`): who asks for what, the way to an account, and the answer. */
export default function InvitedPage() {
  const { opened } = useLoaderData(loader);
  const view = useView();
  const [step, setStep] = useState(0);
  const heading = useHeadingFocus(`${view.name} ${step}`);
  if (view.name === 'waiting') return <Waiting />;
  if (view.name === 'other') return <OtherAddress heading={heading} email={view.email} />;
  if (view.name === 'unproven') return <Unproven heading={heading} />;
  if (view.name === 'declined') return <DeclinedNo heading={heading} declined={view.declined} />;
  if (view.name === 'answering')
    return <AnswerSteps key={view.invitation._id} heading={heading} {...view} step={step} onStep={setStep} />;
  const asked = opened?.data.asked;
  if (view.name === 'asked' && asked) return <InvitationDoor heading={heading} asked={asked} />;
  return <InvitationOver heading={heading} state={opened?.data.state} />;
}

/** What is shown to whom: of an invitation that waits its owner alone can answer, and nobody else who is logged in reads it. */
function useView() {
  const { opened } = useLoaderData(loader);
  const isLoggedIn = useIsLoggedIn();
  const session = useSession();
  const circle = useQuery({ ...wholeCircle(), enabled: session !== undefined && opened !== null });
  if (!opened || !isLoggedIn) return { name: opened?.data.asked ? 'asked' : 'over' } as const;
  const { _id: id, asked } = opened.data;
  if (!session) return { name: 'waiting' } as const;
  if (asked && session.email?.toLowerCase() !== asked.email)
    return { name: 'other', email: session.email ?? '' } as const;
  if (!circle.data) return { name: circle.isError ? 'over' : 'waiting' } as const;
  const declined = circle.data.declined.find(({ _id }) => _id === id);
  if (declined) return { name: 'declined', declined } as const;
  const invitation = circle.data.invitations.find(({ _id }) => _id === id);
  if (!asked) return { name: 'over' } as const;
  return invitation ? ({ name: 'answering', invitation, asked } as const) : ({ name: 'unproven' } as const);
}

function Waiting() {
  const t = useWords();
  return (
    <InvitedFrame title={t('circle.invited.what')}>
      <Skeleton shape="card" />
    </InvitedFrame>
  );
}

function Unproven({ heading }: { heading: HeadingRef }) {
  const t = useWords();
  return (
    <InvitedFrame title={t('circle.invited.unproven')} heading={heading} data-testid="invited-unproven">
      <p>{t('circle.invited.unproven.text')}</p>
      <p>
        <ConfirmLink channel="email" />
      </p>
    </InvitedFrame>
  );
}
