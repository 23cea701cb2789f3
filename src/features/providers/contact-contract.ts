import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';

/** How a provider is reached, as it was checked. */
export const ProviderContact = z.object({
  _id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type ProviderContact = z.output<typeof ProviderContact>;

export const providerContacts = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/contacts/v1.0/mine',
    access: provider('profile'),
    summary: 'How the places of mine are reached whose service is still to come',
    reply: z.object({ data: z.array(ProviderContact) }),
  }),
} as const;
