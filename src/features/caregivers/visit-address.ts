import { careServices, type CareService } from './services.ts';
import { MOST_HOURS } from './visit.ts';

/** What somebody has chosen already when they come to book; `time` is when it begins, an ISO 8601 instant in UTC. */
export type WantedVisit = {
  caregiver: string;
  hours?: number | undefined;
  time?: string | undefined;
  services?: readonly CareService[] | undefined;
};

/** The same read from the address bar; what cannot be understood is left out. Undefined without a caregiver. */
export function readVisit(params: URLSearchParams): WantedVisit | undefined {
  const caregiver = params.get('caregiver');
  if (!caregiver) return undefined;
  const at = Date.parse(params.get('time') ?? '');
  const hours = Number(params.get('hours'));
  const named = (params.get('help') ?? '').split(',');
  return {
    caregiver,
    hours: Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS ? hours : undefined,
    time: Number.isNaN(at) ? undefined : new Date(at).toISOString(),
    services: careServices.filter((service) => named.includes(service)),
  };
}
