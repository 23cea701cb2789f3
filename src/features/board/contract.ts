import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { BoardNote, BoardTour, BoardVisit, Member, NoteForm, parts, Task, taskChanges, TaskForm } from './board.ts';

/** A person’s id; left out for oneself. */
const ForWhom = z.optional(z.uuid('errors.invalid_input'));
const changed = z.object({ data: z.object({ _id: z.uuid() }) });

export const board = {
  week: call({
    service: 'user',
    method: 'GET',
    path: '/board/v1.0/week',
    access: circle('bookings'),
    summary: 'A week of somebody as their circle shares it: bookings and who does what at them, tasks, hand-off notes',
    query: z.object({
      familyMemberId: ForWhom,
      /** A day of the week that is asked for; today when left out. */
      day: z.optional(Day),
    }),
    reply: z.object({
      personId: z.uuid(),
      personName: z.string(),
      isForSelf: z.boolean(),
      from: z.string(),
      today: z.string(),
      members: z.array(Member),
      visits: z.array(BoardVisit),
      tours: z.array(BoardTour),
      tasks: z.array(Task),
      notes: z.array(BoardNote),
    }),
    failures: ['not_found'],
  }),
  addTask: call({
    service: 'user',
    method: 'POST',
    path: '/board/v1.0/task',
    access: circle('bookings'),
    counted: 'board.changed',
    summary: 'Write down what somebody has to do on a day',
    body: z.extend(TaskForm, { familyMemberId: ForWhom }),
    status: 201,
    idempotent: 'adding',
    reply: changed,
    failures: ['not_found', 'board_full', 'too_many_requests'],
  }),
  /** `taken` names in `values.name` who was first. */
  changeTask: call({
    service: 'user',
    method: 'PUT',
    path: '/board/v1.0/task/:id',
    access: circle('bookings'),
    counted: 'board.changed',
    summary:
      'Take a task, give it back, say that it is done or not, or take one’s own off the board; one person takes it',
    body: z.object({ change: z.enum(taskChanges, 'errors.invalid_input') }),
    reply: changed,
    failures: ['not_found', 'taken', 'too_many_requests'],
  }),
  changePart: call({
    service: 'user',
    method: 'PUT',
    path: '/board/v1.0/part/:id',
    access: circle('bookings'),
    counted: 'board.changed',
    summary: 'Say that one drives there, drives back or is there at a time of this booking, or give that back',
    body: z.object({
      startsAt: z.iso.datetime({ error: 'errors.invalid_input' }),
      part: z.enum(parts, 'errors.invalid_input'),
      change: z.enum(['take', 'giveBack'], 'errors.invalid_input'),
    }),
    reply: changed,
    failures: ['not_found', 'taken', 'too_many_requests'],
  }),
  addNote: call({
    service: 'user',
    method: 'POST',
    path: '/board/v1.0/note',
    access: circle('bookings'),
    counted: 'board.changed',
    summary: 'Say something to whoever comes next',
    body: z.extend(NoteForm, { familyMemberId: ForWhom }),
    status: 201,
    idempotent: 'adding',
    reply: changed,
    failures: ['not_found', 'too_many_requests'],
  }),
  removeNote: call({
    service: 'user',
    method: 'PUT',
    path: '/board/v1.0/note/:id',
    access: circle('bookings'),
    summary: 'Take one’s own note off the board',
    body: z.object({ change: z.literal('remove', 'errors.invalid_input') }),
    reply: changed,
    failures: ['not_found'],
  }),
} as const;
