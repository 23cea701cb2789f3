import type { Reply } from '#shared/call.ts';
import type { family } from '../contract.ts';
import { CareCircle } from './CareCircle.tsx';
import { useWhose } from './useWhose.ts';

type Props = {
  people: Reply<typeof family.people>;
  /** The address of this page for one person, or for all. */
  address: (personId: string | undefined) => string;
  /** The person whom the page is about whatever its address says. */
  shown?: string;
};

/** The row of faces on a page of the account, which also those have who act for nobody: they have nothing to choose, unless the address names somebody. */
export function FamilyFaces({ people, address, shown }: Props) {
  const { isStranger } = useWhose(people);
  if (people.data.length === 0 && !isStranger) return null;
  return <CareCircle people={people.data} ownId={people.ownId} address={address} shown={shown} />;
}
