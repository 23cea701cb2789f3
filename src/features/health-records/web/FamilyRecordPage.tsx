import { queryOptions } from '@tanstack/react-query';
import { actedFor, personIn } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useCurrentRoute } from '#web/current-route.ts';
import { healthRecords } from '../contract.ts';
import type { Question } from '../profile.ts';
import { pageOf, questionAddress, recordAddress } from './addresses.ts';
import styles from './FamilyRecordPage.module.css';
import { HealthSummary } from './HealthSummary.tsx';

function recordOf(personId: string | undefined) {
  refreshOn(['family'], keyOf(healthRecords.profile));
  return personId
    ? callQueryOrNull(healthRecords.profile, { params: { id: personId } })
    : queryOptions({ queryKey: ['no record'] as readonly unknown[], queryFn: () => null });
}

export const loader = defineLoader(({ search }) => ({ people: actedFor(), record: recordOf(personIn(search)) }));

/** What somebody of the circle shares of their health: whose it is stands on every screen of it. */
export default function FamilyRecordPage() {
  const t = useWords();
  const { location } = useCurrentRoute();
  const { people, record } = useLoaderData(loader);
  const asked = personIn(new URLSearchParams(location.search));
  const person = people.data.find(({ _id }) => _id === asked);
  const title = person ? t('healthRecords.family.title', { name: person.firstName }) : t('healthRecords.family.nobody');
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <CircleHead title={title} people={people} address={pageOf(people.ownId)} />
      {person && (
        <p className={styles.banner} data-testid="acting-for">
          <AvatarInitial
            name={`${person.firstName} ${person.lastName}`}
            {...(person.profileImage && { image: person.profileImage })}
          />
          {t(person.isDependant ? 'healthRecords.family.bannerYours' : 'healthRecords.family.banner', {
            name: `${person.firstName} ${person.lastName}`,
          })}
        </p>
      )}
      <Card>
        {person && record ? (
          <HealthSummary
            facts={record.data.facts}
            {...(person.isDependant && {
              changeAt: (question: Question) =>
                questionAddress(question, { next: recordAddress(person._id), isOnly: true, personId: person._id }),
            })}
          />
        ) : (
          <EmptyState
            as="h2"
            spot="record"
            title={
              person ? t('healthRecords.family.unshared', { name: person.firstName }) : t('healthRecords.family.choose')
            }
            action={<ButtonLink href={href('/dashboard-addfamily')}>{t('family.circle.manage')}</ButtonLink>}
          >
            {t('healthRecords.family.unshared.text')}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}
