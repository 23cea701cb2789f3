import { callQuery, callQueryOrNull } from '#web/queries.ts';
import { homeHealth } from '../contract.ts';

export const homeHealthOverview = () => callQuery(homeHealth.overview, {});

/** An agency, or null when there is none of that id. */
export const agencyWith = (id: string | null | undefined) =>
  callQueryOrNull(homeHealth.agency, { params: { id: id || 'none' } });

/** Somebody of an agency, or null when there is nobody of that id. */
export const professionalWith = (id: string | null | undefined) =>
  callQueryOrNull(homeHealth.professional, { params: { id: id || 'none' } });
