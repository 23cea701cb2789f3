import { Card } from '#web/ui/Card.tsx';
import { type FactSection, factSections } from '../../fact-sections.ts';
import { questionAddress } from '../addresses.ts';
import { HealthSummary } from '../HealthSummary.tsx';
import type { Book } from './book.ts';

type Props = { book: Book; name: FactSection };

/** What the health basics say in one section, each with the way to change it. */
export function FactsSection({ book: { profile, person, canChange, address }, name }: Props) {
  const back = { next: address({ tab: name }), isOnly: true, personId: person.id };
  return (
    <Card>
      <HealthSummary
        facts={profile.facts}
        names={factSections[name]}
        {...(canChange && { changeAt: (question) => questionAddress(question, back) })}
      />
    </Card>
  );
}
