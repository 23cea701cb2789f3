import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { useForWhom } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import type { circle, Helper, Member, RelationState } from '../contract.ts';
import { AddMember } from './AddMember.tsx';
import { AnswerOne } from './invited/AnswerOne.tsx';
import { DeclinedCard } from './invited/DeclinedCard.tsx';
import styles from './Family.module.css';
import { HelperCard } from './HelperCard.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import { wholeCircle } from './queries.ts';

export const loader = defineLoader(() => ({ circle: wholeCircle(), people: actedFor() }));

/** The circle of whoever is logged in, or what of it is about one of them (`?for=`); `?step=` adds somebody, changes a dependant, or answers an invitation. */
export default function FamilyPage() {
  const [search] = useSearchParams();
  const { circle } = useLoaderData(loader);
  const [step, id] = [search.get('step'), search.get('id')];
  const dependant = circle.data.find(({ _id, kind }) => kind === 'dependant' && _id === id);
  if (step === 'answer' && id) return <AnswerOne key={id} circle={circle} id={id} otherwise={<Circle />} />;
  if (step === 'add' || (step !== null && dependant))
    return <AddMember circle={circle} dependant={dependant} step={step} />;
  return <Circle />;
}

function Circle() {
  const t = useWords();
  const { circle, people } = useLoaderData(loader);
  const named = useForWhom();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState<string>();
  const { members, helpers, invitations, declined } = shownOf(circle, { named, ownId: people.ownId });
  // what comes to its end while somebody looks stays where it is
  const [folded] = useState(() => new Set([...circle.data, ...circle.helpers].filter(isOver).map(({ _id }) => _id)));
  const isFolded = ({ _id }: { _id: string }) => folded.has(_id);
  const isOpen = ({ _id }: { _id: string }) => !folded.has(_id);
  const isAlone = circle.data.length + circle.helpers.length === 0;
  const isAsked = circle.invitations.length > 0;
  const isEmpty = isAlone && !isAsked && circle.declined.length === 0;
  const toHeading = () => heading.current?.focus();
  const memberCard = (member: Member) => <MemberCard key={member._id} member={member} onGone={toHeading} />;
  const helperCard = (helper: Helper) => <HelperCard key={helper._id} helper={helper} onGone={toHeading} />;
  const add = (
    <ButtonLink
      // what waits for an answer has the one filled button
      variant={isAsked ? 'secondary' : 'primary'}
      href={href('/dashboard-addfamily', undefined, { step: 'add' })}
      data-print="hide"
      data-testid="add-member"
    >
      {t('circle.add')}
    </ButtonLink>
  );
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('circle.title')} people={people} />
      <PrintHead />
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('circle.title')}
          </h1>
          <p className="muted">{t('circle.lead')}</p>
          <p data-print="hide">
            <a className="link" href={href('/dashboard-privacy')} data-testid="to-trail">
              {t('circle.trail.title')}
            </a>{' '}
            ·{' '}
            <a className="link" href={href('/dashboard-week')} data-testid="to-week">
              {t('circle.week')}
            </a>
          </p>
        </div>
        {!isEmpty && add}
      </header>
      <FamilyFaces people={people} address={(personId) => href('/dashboard-addfamily', undefined, { for: personId })} />
      {invitations.length + declined.length > 0 && (
        <Section id="invitations" title={t('circle.invitations')} isWide>
          {invitations.map((invitation) => (
            <InvitationCard
              key={invitation._id}
              invitation={invitation}
              takesFocus={invitation._id === answered}
              onAnswer={(id, answer) => {
                setAnswered(id);
                if (answer === 'accept') toHeading(); // the card goes, and what is let in stands elsewhere
              }}
            />
          ))}
          {declined.map((one) => (
            <DeclinedCard
              key={`no ${one._id}`}
              declined={one}
              takesFocus={one._id === answered}
              onAnswer={setAnswered}
            />
          ))}
        </Section>
      )}
      {members.length > 0 && (
        <Section id="members" title={t('circle.members')} over={members.filter(isFolded).map(memberCard)}>
          {members.filter(isOpen).map(memberCard)}
        </Section>
      )}
      {helpers.length > 0 && (
        <Section id="helpers" title={t('circle.helpers')} over={helpers.filter(isFolded).map(helperCard)}>
          {helpers.filter(isOpen).map(helperCard)}
        </Section>
      )}
      {!isAlone &&
        named === people.ownId &&
        members.length + helpers.length + invitations.length + declined.length === 0 && (
          <p className="muted">{t('circle.helpers.none')}</p>
        )}
      {isEmpty && (
        <Card>
          <EmptyState as="h2" spot="family" title={t('circle.members.empty')} action={add}>
            {t('circle.members.empty.text')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

type PersonChoice = { named: string | undefined; ownId: string };

/** The whole circle, or what of it is about the person of the chosen face: what waits for an answer is about oneself. */
function shownOf(
  { data: members, helpers, invitations, declined }: Reply<typeof circle.mine>,
  { named, ownId }: PersonChoice,
) {
  if (named === undefined) return { members, helpers, invitations, declined };
  return {
    members: members.filter(({ personId }) => (personId ?? ownId) === named),
    helpers: helpers.filter(({ personId }) => personId === named),
    invitations: named === ownId ? invitations : [],
    declined: named === ownId ? declined : [],
  };
}

const overStates: readonly RelationState[] = ['expired', 'ended', 'declined', 'stopped'];
const isOver = ({ status }: { status: RelationState }) => overStates.includes(status);

/** `over`: what has ended, which is folded. */
type SectionProps = { id: string; title: string; isWide?: boolean; over?: readonly ReactNode[]; children: ReactNode };

function Section({ id, title, isWide, over = [], children }: SectionProps) {
  const t = useWords();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list} data-wide={isWide}>
        {children}
      </ul>
      {over.length > 0 && (
        <Disclosure summary={t('circle.over', { count: over.length })} data-testid={`${id}-over`}>
          <ul className={styles.list}>{over}</ul>
        </Disclosure>
      )}
    </section>
  );
}
