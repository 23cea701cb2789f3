import * as z from 'zod/mini';
import { call, provider, self } from '#shared/call.ts';
import { PageNumber } from '#shared/paging.ts';
import {
  Handover,
  HandoverForm,
  MemberChange,
  ReceivedTeamInvitation,
  SentTeamInvitation,
  TeamEvent,
  TeamInvitationForm,
  TeamMember,
} from './team.ts';

const wholeTeam = z.object({
  data: z.object({
    members: z.array(TeamMember),
    /** Empty for whoever does not look after the team. */
    invitations: z.array(SentTeamInvitation),
    /** For its owners: whom they have asked to be one. */
    handover: z.nullable(Handover),
  }),
});
const done = z.object({ data: z.object({ _id: z.uuid() }) });

/** Who works for a place, as what, and what they did. */
export const team = {
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/team/v1.0/one',
    access: provider('member'),
    summary: 'Who works for the place that I have chosen; for its owners also the invitations that wait',
    reply: wholeTeam,
    failures: ['not_found'],
  }),
  events: call({
    service: 'partner',
    method: 'GET',
    path: '/team/v1.0/events',
    access: provider('member'),
    summary: 'What the team of the chosen place did, the newest first; nothing of guests',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(TeamEvent), hasMore: z.boolean() }),
    failures: ['not_found'],
  }),
  invite: call({
    service: 'partner',
    method: 'POST',
    path: '/team/v1.0/invitations/:providerId',
    access: provider('team'),
    summary: 'Invite an address to work for a place; the same answer whether or not it has an account',
    body: TeamInvitationForm,
    status: 201,
    reply: done,
    failures: ['not_found', 'confirm_needed', 'team_full', 'too_many_requests'],
  }),
  withdraw: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/invitations/withdrawn/:id',
    access: provider('team'),
    summary: 'Take an invitation back',
    reply: done,
    failures: ['not_found'],
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/members/:providerId/:memberId',
    access: provider('team'),
    summary: 'Give a member another role, or remove them: it holds from their next request on',
    body: MemberChange,
    reply: done,
    failures: ['not_found', 'confirm_needed', 'last_owner'],
  }),
  leave: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/left/:providerId',
    access: provider('member'),
    summary: 'Stop working for a place; its last owner cannot',
    reply: done,
    failures: ['not_found', 'last_owner'],
  }),
  handOver: call({
    service: 'partner',
    method: 'POST',
    path: '/team/v1.0/handovers/:providerId',
    access: provider('team'),
    summary: 'Ask somebody of the team to be an owner, beside me or instead: nothing changes until they agree',
    body: HandoverForm,
    status: 201,
    reply: done,
    failures: ['not_found', 'confirm_needed', 'handover_waits', 'too_many_requests'],
  }),
  keepPlace: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/handovers/withdrawn/:id',
    access: provider('team'),
    summary: 'Ask somebody no more whether they would be an owner',
    reply: done,
    failures: ['not_found'],
  }),
  answerHandover: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/handovers/answered/:id',
    access: self(),
    summary: 'Agree to be an owner where I work, with a proof that it is me; or say no',
    body: z.object({ accepts: z.boolean('errors.optionUnselected') }),
    reply: done,
    failures: ['not_found', 'confirm_needed'],
  }),
  received: call({
    service: 'partner',
    method: 'GET',
    path: '/team/v1.0/received',
    access: self(),
    summary: 'What waits for my answer: invitations to my proven address, and places whose owner asks me to be one',
    reply: z.object({ data: z.array(ReceivedTeamInvitation), handovers: z.array(Handover) }),
  }),
  answer: call({
    service: 'partner',
    method: 'PUT',
    path: '/team/v1.0/received/:id',
    access: self(),
    summary: 'Accept an invitation to work for a place, or decline it',
    body: z.object({ accepts: z.boolean('errors.optionUnselected') }),
    reply: done,
    failures: ['not_found', 'team_full'],
  }),
} as const;
