import { fill } from '#shared/call.ts';
import { services } from '#shared/services.ts';
import { visitSummaries } from '../contract.ts';

/** Where the paper lies: the browser fetches it by itself, with the cookie of the log-in. */
export const paperAddress = (id: string): string =>
  services[visitSummaries.paper.service] + fill(visitSummaries.paper.path, { id });
