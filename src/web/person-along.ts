import type { Path } from 'react-router';
import { screens } from './screens.ts';

/** Addresses of something that is booked already, which has its person. */
const ofBooking = ['change', 'move'];

/**
 * The address that is gone to, with the person whom the one before is about (`?for=`) where care is looked for, and from one screen with the row of faces to
 * another: so that it goes along. An address of one thing has its person. What an address says of a person itself stays; said to be empty, it is oneself.
 */
export function withPersonAlong(
  to: Path,
  from: Pick<Path, 'pathname' | 'search'>,
  { screenAt }: Pick<typeof screens, 'screenAt'> = screens,
): Path {
  const search = new URLSearchParams(to.search);
  const person = new URLSearchParams(from.search).get('for');
  if (search.get('for') === '') return { ...to, search: without(search) };
  if (!person || search.has('for') || ofBooking.some((name) => search.has(name))) return to;
  const row = screenAt(to.pathname)?.row;
  const former = screenAt(from.pathname)?.row;
  const isChosenHere = row === former && (row?.person === 'chosen' || row?.hasFaces === true);
  const namesOneThing = [...search.keys()].some((name) => name !== 'tab');
  const keepsFace = row?.hasFaces === true && former?.hasFaces === true && !namesOneThing;
  if (isChosenHere || !(row?.person || keepsFace)) return to;
  return { ...to, search: `${to.search || '?'}${to.search.length > 1 ? '&' : ''}for=${encodeURIComponent(person)}` };
}

function without(search: URLSearchParams): string {
  search.delete('for');
  const left = search.toString().replaceAll('%2C', ',');
  return left && `?${left}`;
}
