import type { Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import type { dashboard } from '../contract.ts';
import { arranged } from '../widgets.ts';
import { keepWidgets, widgetsOf } from './store.ts';

export const dashboardHandlers: Handlers<typeof dashboard> = {
  widgets: async (_, { db, user }) => {
    const { widgets, isEasy } = await widgetsOf(db, user.id);
    return { data: arranged(widgets), isEasy };
  },
  arrange: ({ body: { widgets, isEasy } }, { db, user, now }) =>
    db.transaction().execute(async (db) => {
      const kept = await keepWidgets(db, { userId: user.id, widgets, isEasy, now });
      await publish(db, [user.id], ['account']);
      return { data: arranged(widgets), isEasy: kept.isEasy };
    }),
};
