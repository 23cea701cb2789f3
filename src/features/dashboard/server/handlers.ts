import type { Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { dashboard } from '../contract.ts';
import { arranged } from '../widgets.ts';
import { keepWidgets, widgetsOf } from './store.ts';

export const dashboardHandlers: Handlers<typeof dashboard> = {
  widgets: async (_, { db, user }) => ({ data: arranged(await widgetsOf(db, user.id)) }),
  arrange: ({ body: { widgets } }, { db, user, now }) =>
    db.transaction().execute(async (db) => {
      await keepWidgets(db, { userId: user.id, widgets, now });
      await publish(db, [user.id], ['account']);
      return { data: arranged(widgets) };
    }),
};
