import type { ReactNode } from 'react';
import { CareCircle } from '#features/family/web/CareCircle.tsx';
import { actedFor, personIn } from '#features/family/web/queries.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { facesTo, ownRecordAddress, recordAddress } from './addresses.ts';
import styles from './FamilyRecordPage.module.css';
import { recordsOf } from './queries.ts';
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
  const faces = (
    <CareCircle
      people={people.data}
      ownId={people.ownId}
      shown={asked ?? ''}
      address={facesTo(people.ownId, ownRecordAddress())}
    />
  );
  if (!person || !record) return <NotShared title={title} faces={faces} name={person?.firstName} />;
  const fullName = `${person.firstName} ${person.lastName}`;
  return (
    <WholeRecord
      title={title}
      faces={faces}
      banner={
        <p className={styles.banner} data-print="hide" data-testid="acting-for">
          <AvatarInitial name={fullName} {...(person.profileImage && { image: person.profileImage })} />
          {t(person.isDependant ? 'healthRecords.family.bannerYours' : 'healthRecords.family.banner', {
            name: fullName,
          })}
        </p>
      }
      book={{
        profile: record.data,
        person: { id: person._id, firstName: person.firstName, fullName },
        canChange: person.isDependant,
        address: (query) => recordAddress(person._id, query),
      }}
    />
  );
}

type NotSharedProps = { title: string; faces: ReactNode; name: string | undefined };

function NotShared({ title, faces, name }: NotSharedProps) {
  const t = useWords();
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(title)}</title>
      <header className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        {faces}
      </header>
      <Card>
        <EmptyState
          as="h2"
          spot="record"
          title={name ? t('healthRecords.family.unshared', { name }) : t('healthRecords.family.choose')}
          action={<ButtonLink href={href('/dashboard-addfamily')}>{t('family.circle.manage')}</ButtonLink>}
        >
          {t('healthRecords.family.unshared.text')}
        </EmptyState>
      </Card>
    </div>
  );
}
