import type { Person } from '#features/account/server/seed.ts';
import type { LinkSection, LinkSpan } from '#features/health-records/record-links.ts';
import type { TestApp } from './harness.ts';

type SharedLinkOptions = { of: Person; familyMemberId?: string; sections?: LinkSection[]; span?: LinkSpan };

/** A link to records that somebody has made, with its key and its passcode. */
export const aRecordLink = async (
  t: TestApp,
  { of, familyMemberId, sections = ['allergies', 'diary'], span = 'day' }: SharedLinkOptions,
) => (await (await t.as(of)).recordLinks.make({ body: { familyMemberId, sections, span } })).data;
