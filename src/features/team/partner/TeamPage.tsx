import type { ReactNode } from 'react';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { mayAs } from '#shared/place-roles.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ChangedMeanwhile, HoldsRows, useHeld } from '#web/ui/Held.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { MemberCard } from './MemberCard.tsx';
import { ownSecondStep, SecondStepNotice } from './SecondStepNotice.tsx';
import { receivedInvitations, teamEvents, wholeTeam } from './queries.ts';
import { ReceivedInvitations } from './ReceivedInvitations.tsx';
import { SentInvitations } from './SentInvitations.tsx';
import styles from './Team.module.css';
import { TeamEvents } from './TeamEvents.tsx';
import { WaitingHandover } from './WaitingHandover.tsx';

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  team: wholeTeam(),
  events: teamEvents(search),
  received: receivedInvitations(),
}));

/** Who works for the chosen place, and as what; and places that ask me to work for them. */
export default function TeamPage() {
  return (
    <HoldsRows>
      <OwnTeam />
    </HoldsRows>
  );
}

function OwnTeam() {
  const t = useWords();
  const { places, received } = useLoaderData(loader);
  const { failure } = useHeld();
  const invitations = (
    <>
      <ChangedMeanwhile />
      {received.handovers.map((handover) => (
        <WaitingHandover key={handover._id} handover={handover} />
      ))}
      <ReceivedInvitations invitations={received.data} />
    </>
  );
  if (places.data.length === 0 && (received.data.length > 0 || failure))
    return <PartnerFrame heading={t('team.title')}>{invitations}</PartnerFrame>;
  return (
    <AtPlace heading={t('team.title')} places={places} right="member">
      {(place) => <Team place={place}>{invitations}</Team>}
    </AtPlace>
  );
}

function Team({ place, children }: { place: WorkPlace; children: ReactNode }) {
  const t = useWords();
  const { team, events } = useLoaderData(loader);
  if (!team) return null;
  const { members, invitations, handover } = team.data;
  const looksAfter = mayAs(place.role, 'team');
  return (
    <PartnerFrame
      heading={t('team.title')}
      lead={t(looksAfter ? 'team.lead' : 'team.lead.member', {
        place: place.name,
        role: t(`providers.role.${place.role}`),
        owners: place.owners.join(', '),
      })}
    >
      {children}
      {handover && <WaitingHandover key={handover._id} handover={handover} />}
      {!ownSecondStep(members) && <SecondStepNotice />}
      <div className={styles.columns} data-wide={!looksAfter || undefined}>
        <div className={styles.section}>
          <section className={styles.section} aria-labelledby="members">
            <h2 id="members">{t('team.members', { count: members.length })}</h2>
            <ul className={styles.list}>
              {members.map((member) => (
                <MemberCard key={member._id} member={member} place={place} />
              ))}
            </ul>
          </section>
          {invitations.length > 0 && <SentInvitations invitations={invitations} />}
          <TeamEvents events={events} />
        </div>
        {looksAfter && <InvitePerson place={place} />}
      </div>
    </PartnerFrame>
  );
}
