import type { Handlers } from '#server/http/handlers.ts';
import type { partnerRecords } from '../../partner-contract.ts';
import type { shownFiles } from '../../shown-files.ts';
import { filesShown, offeredFiles, showFile } from './show-file.ts';

export const shownFilesHandlers: Handlers<typeof shownFiles> = {
  offered: ({ params }, context) => offeredFiles(context, params.id),

  async show({ params, body }, context) {
    await context.limits.take('healthRecordAccount', context.user.id);
    await showFile(context, params.id, body);
    return offeredFiles(context, params.id);
  },
};

export const partnerRecordsHandlers: Handlers<typeof partnerRecords> = {
  shown: async ({ params }, context) => ({ data: await filesShown(context, params.id) }),
};
