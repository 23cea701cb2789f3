import { useSearchParams } from 'react-router';
import { screenAt } from '#web/screens.ts';
import type { Session } from '#web/session.ts';
import { ownPath, href } from '#web/paths.ts';

const rowAt = (address: string | undefined) => (address === undefined ? undefined : screenAt(address)?.row);

/** Where `?next` leads after a log-in: a screen of ours, or nowhere. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  const next = ownPath(search.get('next'));
  return rowAt(next) && next;
}

const homes = {
  family: href('/dashboard'),
  partner: href('/partner'),
  staff: href('/partner/staff'),
};

/** Where a person begins: those who manage a provider see its requests, staff see what waits for them. */
export const homeOf = ({ workspace }: Pick<Session, 'workspace'>): string => homes[workspace];

const bookingPaths: readonly string[] = [
  '/care/daycare-bookingdetails',
  '/care/paymentmethod',
  '/care/paymentsCardList',
  '/md-bookDetails',
  '/caregiver-bookDetails',
  '/CPayment',
  '/CPaymenetCardList',
];

export const isBooking = (next: string | undefined): boolean => bookingPaths.includes(rowAt(next)?.path ?? '');

/** The word key that tells why somebody who was sent to the log-in is asked to log in. */
export function reasonFor(next: string | undefined): string | undefined {
  if (isBooking(next)) return 'account.login.booking';
  return rowAt(next)?.access === 'private' ? 'errors.pleaseLogin' : undefined;
}
