import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { countedEvents } from './events.ts';
import { telemetryPaths } from './telemetry-paths.ts';

const Done = z.object({ ok: z.literal(true) });
const Route = z
  .string('errors.invalid_input')
  .check(z.regex(/^\/[\w/:?*-]*$/, 'errors.invalid_input'), z.maxLength(100, 'errors.invalid_input'));

export const telemetry = {
  page: call({
    service: 'common',
    method: 'POST',
    path: telemetryPaths.page,
    access: publicly,
    keepsSession: true,
    summary: 'A page was shown: its route template, nothing else',
    body: z.object({ route: Route }),
    reply: Done,
  }),
  event: call({
    service: 'common',
    method: 'POST',
    path: telemetryPaths.event,
    access: publicly,
    keepsSession: true,
    summary: 'Something was done on a page: its name and the route template, nothing else',
    body: z.object({ name: z.enum(countedEvents, 'errors.invalid_input'), route: Route }),
    reply: Done,
  }),
  error: call({
    service: 'common',
    method: 'POST',
    path: telemetryPaths.error,
    access: publicly,
    keepsSession: true,
    summary: 'Something broke in a browser: the kind of error and where in our code',
    body: z.object({ name: z.string().check(z.maxLength(80)), stack: z.string().check(z.maxLength(2000)) }),
    reply: Done,
  }),
} as const;
