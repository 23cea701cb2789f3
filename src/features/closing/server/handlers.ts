import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import type { closing } from '../contract.ts';
import { closeAccount, giveUpPlace } from './close-account.ts';
import { askCopy } from './copy/ask-copy.ts';
import { fetchCopy, openCopy } from './copy/fetch-copy.ts';
import { planLeaving } from './plan-leaving.ts';

export const closingHandlers: Handlers<typeof closing> = {
  mine: (_, context) => planLeaving(context),
  async close({ body }, context) {
    await closeAccount(context, body);
    return said(`closing.answers.${body.kind}`, context);
  },
  async giveUpPlace({ params }, context) {
    await giveUpPlace(context, params.id);
    return said('closing.answers.givenUp', context);
  },
  async askCopy(_, context) {
    await askCopy(context);
    return said('closing.answers.copyAsked', context);
  },
  async openCopy({ params }, context) {
    await openCopy(context, params.id);
    return said('closing.answers.copyOpened', context);
  },
  copy: ({ params }, context) => fetchCopy(context, params.id),
};

const said = (key: string, { language }: Context) => ({ message: wordsOf(language)(key) });
