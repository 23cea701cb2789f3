import { CareCircle } from './CareCircle.tsx';
import type { Faces } from './useWhose.ts';

type Props = {
  title: string;
  lead?: string;
  people: Faces;
  /** The address of this page for one person, or for all. */
  address: (personId: string | undefined) => string;
};

/** The head of a page that the row of faces filters. */
export function CircleHead({ title, lead, people, address }: Props) {
  return (
    <header className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      <CareCircle people={people.data} ownId={people.ownId} address={address} />
    </header>
  );
}
