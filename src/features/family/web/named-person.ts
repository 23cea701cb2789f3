import { useSearchParams } from 'react-router';
import { isIssuedUuid } from '#shared/uuid.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The person that the address names (`?for=`); undefined for all of them. What is no id names nobody, who may be asked for like a stranger. */
export function personIn(search: URLSearchParams): string | undefined {
  const named = search.get('for');
  if (!named) return undefined;
  return isIssuedUuid(named) ? named : NOBODY;
}

export function useForWhom(): string | undefined {
  const [search] = useSearchParams();
  return personIn(search);
}
