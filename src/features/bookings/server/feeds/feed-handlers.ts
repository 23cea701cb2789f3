import type { Context, Handlers } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { Failure } from '#shared/failure.ts';
import { calendarFeeds } from '../../feed-contract.ts';
import { speechIn } from '../kind.ts';
import { calendarReply, makeAddress, presentFeed, readerWith, stopAddress } from './feed-address.ts';
import { placeFile } from './feed-file.ts';
import { feedsAt, readerAtPlace } from './feed-store.ts';
import { timesAtPlace } from './feed-times-store.ts';

export const calendarFeedHandlers: Handlers<typeof calendarFeeds> = {
  async mine(_, { db, user }) {
    const feeds = await feedsAt(db, { userId: user.id, providerIds: user.providerIds });
    return { data: feeds.map(({ providerId, ...feed }) => ({ providerId, ...presentFeed(feed) })) };
  },

  async make({ params: { id } }, context) {
    const place = ownPlace(context, id);
    const { data, address } = await makeAddress(context, { ...place, read: calendarFeeds.read });
    return { data: { ...place, ...data }, address };
  },

  async stop({ params: { id } }, context) {
    return stopAddress(context, ownPlace(context, id));
  },

  async read({ params: { key } }, context) {
    const { db, bookingKinds, now } = context;
    const reader = await readerWith(context, key, readerAtPlace);
    const { providerId, providerName } = reader;
    const times = await timesAtPlace(db, { providerId, now });
    const text = placeFile(times, { bookingKinds, speech: speechIn(languageNamed(reader.language)), providerName });
    return calendarReply(context, reader, {
      times,
      text,
      name: 'appointments.ics',
      subject: `calendar-feed:${providerId}`,
    });
  },
};

function ownPlace({ user }: Context, providerId: string) {
  if (!user.providerIds.includes(providerId)) throw new Failure('not_found');
  return { providerId };
}
