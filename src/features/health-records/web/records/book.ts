import type { Query } from '#web/paths.ts';
import type { KeptProfile } from '../../contract.ts';

/** Somebody’s health records, as a page shows them. */
export type Book = {
  profile: KeptProfile;
  person: {
    firstName: string;
    fullName: string;
    /** Left out for oneself. */
    id: string | undefined;
  };
  /** Whoever looks at somebody else’s may only read. */
  canChange: boolean;
  /** Whether their bookings open for whoever looks. */
  seesBookings: boolean;
  /** An address of this page. */
  address: (query?: Query) => string;
};
