import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { Place } from './place.ts';

const Typed = z.string().check(z.maxLength(80));

export const places = {
  suggest: call({
    service: 'common',
    method: 'GET',
    path: '/places/v1.0/suggest',
    access: publicly,
    summary: 'Towns and ZIP codes that begin with what was typed: at most six, towns first, the biggest first',
    query: z.object({ q: z._default(Typed, '') }),
    reply: z.object({ data: z.array(Place) }),
  }),
  find: call({
    service: 'common',
    method: 'GET',
    path: '/places/v1.0/find',
    access: publicly,
    summary: 'The place that a label, a ZIP code or an id names',
    query: z.object({ place: Typed }),
    reply: z.object({ data: Place }),
    failures: ['not_found'],
  }),
  nearest: call({
    service: 'common',
    method: 'GET',
    path: '/places/v1.0/nearest',
    access: publicly,
    summary: 'The town nearest to a point, at most 100 miles away',
    query: z.object({
      latitude: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
    }),
    reply: z.object({ data: Place }),
    failures: ['not_found'],
  }),
} as const;
