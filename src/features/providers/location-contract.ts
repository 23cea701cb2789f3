import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';

/** Where a provider is. */
export const ProviderPlace = z.object({
  _id: z.uuid(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type ProviderPlace = z.output<typeof ProviderPlace>;

export const providerPlaces = {
  place: call({
    service: 'common',
    method: 'GET',
    path: '/providers/v1.0/place/:id',
    access: publicly,
    summary: 'Name, address and point of a provider of any kind',
    reply: z.object({ data: ProviderPlace }),
    failures: ['not_found'],
  }),
} as const;
