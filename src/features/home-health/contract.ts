import * as z from 'zod/mini';
import { disciplines } from '#features/providers/disciplines.ts';
import { CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { call, publicly } from '#shared/call.ts';
import { AgencyCard, AgencyDetails, Professional } from './agency.ts';
import { AgencySearch } from './search.ts';

/** What anybody may read of agencies for care at home. */
export const homeHealth = {
  search: call({
    service: 'common',
    method: 'POST',
    path: '/homeHealth/v1.0/agencies',
    access: publicly,
    summary: 'Agencies that come to a place',
    body: AgencySearch,
    reply: z.object({ data: z.array(AgencyCard), ...resultsShape }),
    failures: ['invalid_input'],
  }),
  counts: call({
    service: 'common',
    method: 'POST',
    path: '/homeHealth/v1.0/counts',
    access: publicly,
    summary: 'How many agencies each choice of the filters would leave',
    body: AgencySearch,
    reply: CountedChoices,
    failures: ['invalid_input'],
  }),
  overview: call({
    service: 'common',
    method: 'GET',
    path: '/homeHealth/v1.0/overview',
    access: publicly,
    summary: 'What agencies offer, by how many verified ones, and some of these, those of the best quality first',
    reply: z.object({
      services: z.array(z.object({ discipline: z.enum(disciplines), agencies: z.int() })),
      agencies: z.array(AgencyCard),
    }),
  }),
  agency: call({
    service: 'common',
    method: 'GET',
    path: '/homeHealth/v1.0/agencies/:id',
    access: publicly,
    summary: 'One agency, with who comes, and others nearby',
    reply: z.object({ data: AgencyDetails, nearby: z.array(AgencyCard) }),
    failures: ['not_found'],
  }),
  professional: call({
    service: 'common',
    method: 'GET',
    path: '/homeHealth/v1.0/professionals/:id',
    access: publicly,
    summary: 'Somebody who comes to people’s homes, with their agency',
    reply: z.object({ data: Professional, agency: z.extend(AgencyCard, { hostId: AgencyDetails.shape.hostId }) }),
    failures: ['not_found'],
  }),
} as const;
