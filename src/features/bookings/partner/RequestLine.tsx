import type { Request } from '../request-contract.ts';
import { usePagesOf } from '../web/booking-pages.tsx';
import { BookedTime } from '../web/when/BookedTime.tsx';
import { firstFact } from './first-fact.ts';

type Props = {
  request: Request;
  origin: readonly string[];
  /** The row has said already when it is. */
  isTimeSaid: boolean;
};

/** When, what and of whom, in one line of a row: each of them once. */
export function RequestLine({ request, origin, isTimeSaid }: Props) {
  const { what, facts, kind } = request;
  const pages = usePagesOf(kind);
  const told = pages.isOnScreen ? what : firstFact(facts, pages);
  const isWithinWhat = told !== what && origin.includes(what) && what.includes(told);
  const parts = [...new Set([isWithinWhat ? '' : told, ...origin])].filter((part) => part !== '');
  return (
    <p className="small muted">
      {!isTimeSaid && <BookedTime booking={request} look="short" />}
      {parts.length > 0 && <span>{`${isTimeSaid ? '' : ' · '}${parts.join(' · ')}`}</span>}
    </p>
  );
}
