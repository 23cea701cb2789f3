import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { lifetime } from './logged-in.ts';
import { workspaces } from '#shared/rendering.ts';

/** The calls that every page of somebody logged in may send: a contract of its own, so that they do not import the schemas of forms. */
export const sessions = {
  renew: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/renew',
    access: publicly,
    keepsSession: true,
    summary: 'Trade the refresh cookie for a new access token',
    reply: z.object({ token: z.string(), userId: z.uuid(), ...lifetime, workspace: z.enum(workspaces) }),
    failures: ['session_expired', 'no_access'],
  }),
  logOut: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/logout',
    access: publicly,
    keepsSession: true,
    summary: 'End this session',
    reply: z.object({ message: z.string() }),
  }),
} as const;
