import { Card } from '#web/ui/Card.tsx';
import type { HealthFacts } from '../../profile.ts';
import { questionAddress } from '../addresses.ts';
import { HealthSummary } from '../HealthSummary.tsx';
import type { Book } from './book.ts';

type Props = { book: Book; section: { name: string; facts: readonly (keyof HealthFacts)[] } };

/** What the health basics say in one section, each with the way to change it. */
export function FactsSection({ book: { profile, person, canChange, address }, section }: Props) {
  const back = { next: address({ tab: section.name }), isOnly: true, personId: person.id };
  return (
    <Card>
      <HealthSummary
        facts={profile.facts}
        names={section.facts}
        {...(canChange && { changeAt: (question) => questionAddress(question, back) })}
      />
    </Card>
  );
}
