import type { PageModule } from '#web/page-module.ts';
import { addressOf } from '#web/paths.ts';
import type { Row } from '#web/routes.ts';
import text from '../text/en.json';

// prettier-ignore
const table = [
  { path: '/guides', access: 'public', header: 'auto', page: 'guided-walk/web/GuideListPage', person: 'along' },
  { path: '/guides/:id', access: 'public', header: 'auto', page: 'guided-walk/web/GuidePage', person: 'along' },
  { path: '/guides/:id/walk', access: 'public', header: 'auto', page: 'guided-walk/web/WalkBookingPage', person: 'chosen' },
  { path: '/walks', access: 'private', header: 'auto', page: 'guided-walk/web/WalksPage', title: 'shell.bookings', hasFaces: true },
  { path: '/walks/pay', access: 'private', header: 'auto', page: 'payments/web/CardListPage', title: 'shell.title.payment', isOfBooking: true },
] as const satisfies readonly Row[];
type Path = (typeof table)[number]['path'];

/** The address of a screen of walks. */
export const walkHref: <P extends Path>(...given: Parameters<typeof addressOf<P>>) => string = addressOf;

/** Rows that the product lacks, with their modules and words. */
export const walkScreens = {
  rows: table,
  pages: import.meta.glob<PageModule>('/test/guided-walk/web/*Page.tsx'),
  words: import.meta.glob<Record<string, string>>('/test/guided-walk/web/*Page.tsx', {
    query: '?words=en',
    import: 'default',
  }),
  text,
};
