import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { fileBody, fileReply } from '#shared/file-body.ts';
import { SentFile } from './file.ts';

/** What it is for, by the name of its kind, and what it was called on the device. */
const NewFile = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/)),
  name: z.string().check(z.minLength(1, 'errors.missing'), z.maxLength(1000)),
});

const receiving = [
  'file_too_large',
  'file_empty',
  'file_type',
  'file_unreadable',
  'file_unsafe',
  'picture_too_large',
  'files_full',
] as const;

/** Files that people send: taken in here for whichever capability wants them. */
export const uploads = {
  send: call({
    service: 'common',
    method: 'POST',
    path: '/uploads/v1.0/files',
    access: self(),
    summary: 'Send one file: it is counted while it comes, checked, made anew, and waits a day to be used',
    query: NewFile,
    body: fileBody,
    status: 201,
    reply: z.object({ data: SentFile }),
    failures: [...receiving],
  }),
  file: call({
    service: 'common',
    method: 'GET',
    path: '/uploads/v1.0/files/:fileId',
    access: self(),
    summary: 'A file, for whoever may read what it hangs on',
    reply: fileReply,
  }),
  copy: call({
    service: 'common',
    method: 'POST',
    path: '/uploads/v1.0/files/:fileId/copy',
    access: self(),
    summary: 'A file that I may read once more, as if I had sent it for something else; the first one stays what it is',
    body: z.object({ kind: NewFile.shape.kind }),
    status: 201,
    reply: z.object({ data: SentFile }),
    failures: ['not_found', ...receiving],
  }),
  remove: call({
    service: 'common',
    method: 'POST',
    path: '/uploads/v1.0/files/:fileId/remove',
    access: self(),
    summary: 'Throw away a file of mine that is not used yet',
    reply: z.object({ message: z.string() }),
  }),
} as const;
