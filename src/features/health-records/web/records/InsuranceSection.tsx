import { useQuery } from '@tanstack/react-query';
import { HolderCards } from '#features/insurance/web/HolderCards.tsx';
import { insuranceCards } from '#features/insurance/web/queries.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { href } from '#web/paths.ts';
import { AskAgain } from '#web/ui/AskAgain.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Book } from './book.ts';

/** The insurance cards of the person: they are kept once, where they are paid by. */
export function InsuranceSection({ book: { profile, person } }: { book: Book }) {
  const t = useWords();
  const openedAt = useOpenedAt();
  const { data, error, refetch } = useQuery(insuranceCards(profile.personId));
  if (!data) return error instanceof Failure ? <AskAgain failure={error} onAsk={refetch} /> : <Skeleton shape="card" />;
  const holder = data.data[0];
  if (!holder)
    return (
      <Card data-testid="cards-unshared">
        <p className="muted">{t('healthRecords.insurances.unshared', { name: person.firstName })}</p>
      </Card>
    );
  return (
    <HolderCards
      holder={holder}
      today={dayIn('America/Los_Angeles', openedAt)}
      formAddress={(query) => href('/care/insuranceCardList', undefined, { step: 'form', ...query })}
    />
  );
}
