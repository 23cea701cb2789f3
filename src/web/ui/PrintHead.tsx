import { brand } from '#shared/brand.ts';

/** On paper only: whose page this is, and how to reach them. */
export function PrintHead() {
  const { name, company, street, town, phone } = brand;
  return (
    <p className="print-only">
      <b>{name}</b> · {[company, street, town, phone].join(', ')}
    </p>
  );
}
