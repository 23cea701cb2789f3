import type { PersonActedFor } from '#features/family/contract.ts';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { PersonFace } from '#features/family/web/PersonFace.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { KeptProfile } from '../contract.ts';
import { facesTo, ownRecordAddress, recordAddress } from './addresses.ts';
import styles from './FamilyRecordPage.module.css';
import { recordsOf } from './queries.ts';
import type { Book } from './records/book.ts';
import { WholeRecord } from './records/WholeRecord.tsx';

export const loader = defineLoader(({ search }) => ({ people: actedFor(), record: recordsOf(personIn(search)) }));

/** What somebody of the circle shares of their health (`?for=`): whose it is stands on every screen of it. */
export default function FamilyRecordPage() {
  const t = useWords();
  const { location } = useCurrentRoute();
  const { people, record } = useLoaderData(loader);
  const asked = personIn(new URLSearchParams(location.search));
  const person = people.data.find(({ _id }) => _id === asked);
  const title = person ? t('healthRecords.family.title', { name: person.firstName }) : t('healthRecords.family.nobody');
  const isShared = person !== undefined && record !== null;
  return (
    <WholeRecord
      title={title}
      faces={
        <CareCircle
          people={people.data}
          ownId={people.ownId}
          shown={asked ?? ''}
          address={facesTo(people.ownId, ownRecordAddress())}
        />
      }
      banner={isShared && <Whose person={person} />}
      book={isShared ? bookOf(person, record.data) : undefined}
    >
      <NotShared name={person?.firstName} />
    </WholeRecord>
  );
}

const nameOf = ({ firstName, lastName }: Pick<PersonActedFor, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

const bookOf = (person: PersonActedFor, profile: KeptProfile): Book => ({
  profile,
  person: { id: person._id, firstName: person.firstName, fullName: nameOf(person) },
  canChange: person.isDependant,
  seesBookings: person.scopes.includes('bookings'),
  address: (query) => recordAddress(person._id, query),
});

function Whose({ person }: { person: PersonActedFor }) {
  const t = useWords();
  const name = nameOf(person);
  return (
    <p className={styles.banner} data-print="hide" data-testid="acting-for">
      <PersonFace name={name} image={person.profileImage} relationship={person.relationship} />
      {t(person.isDependant ? 'healthRecords.family.bannerYours' : 'healthRecords.family.banner', { name })}
    </p>
  );
}

/** Nobody is chosen; or why the records of somebody are not here, and how to ask for them. */
function NotShared({ name }: { name: string | undefined }) {
  const t = useWords();
  return (
    <Card>
      <EmptyState
        as="h2"
        spot="record"
        title={name ? t('healthRecords.family.unshared', { name }) : t('healthRecords.family.choose')}
        action={<ButtonLink href={href('/dashboard-addfamily')}>{t('family.circle.manage')}</ButtonLink>}
      >
        {name
          ? t('healthRecords.family.unshared.text', { name, right: t('family.scope.records') })
          : t('healthRecords.family.choose.text')}
      </EmptyState>
    </Card>
  );
}
