import type { Reply } from '#shared/call.ts';
import type { family } from '../contract.ts';
import { CareCircle } from './CareCircle.tsx';

type Props = {
  people: Reply<typeof family.people>;
  /** The address of this page for one person, or for all. */
  address: (personId: string | undefined) => string;
};

/** The row of faces on a page of the account, which also those have who act for nobody: there is nothing to choose for them. */
export const FamilyFaces = ({ people, address }: Props) =>
  people.data.length > 0 && <CareCircle people={people.data} ownId={people.ownId} address={address} />;
