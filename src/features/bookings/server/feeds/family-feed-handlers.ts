import type { Handlers } from '#server/http/handlers.ts';
import { languageNamed } from '#server/http/language.ts';
import { familyFeed } from '../../feed-contract.ts';
import { speechIn } from '../kind.ts';
import { calendarReply, makeAddress, presentFeed, readerWith, stopAddress } from './feed-address.ts';
import { familyFile } from './feed-file.ts';
import { familyFeedOf, readerAtHome } from './feed-store.ts';
import { timesOfCircle } from './feed-times-store.ts';

export const familyFeedHandlers: Handlers<typeof familyFeed> = {
  async mine(_, { db, user }) {
    const feed = await familyFeedOf(db, user.id);
    return { data: feed ? presentFeed(feed) : null };
  },

  make: (_, context) => makeAddress(context, { providerId: null, read: familyFeed.read }),

  stop: (_, context) => stopAddress(context, { providerId: null }),

  async read({ params: { key } }, context) {
    const { db, bookingKinds, publicUrl, now } = context;
    const reader = await readerWith(context, key, readerAtHome);
    const times = await timesOfCircle(db, { userId: reader.id, now });
    const text = familyFile(times, { bookingKinds, speech: speechIn(languageNamed(reader.language)), publicUrl });
    return calendarReply(context, reader, { times, text, name: 'bookings.ics', subject: 'calendar-feed' });
  },
};
