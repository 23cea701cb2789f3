import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { familySide } from './family-side.ts';
import { Panes } from './Panes.tsx';
import { inboxIn, talkAt } from './queries.ts';
import { talkAddress } from './talk-address.ts';
import { TalkGone } from './TalkGone.tsx';
import { TalkList } from './TalkList.tsx';
import { TalkPane } from './TalkPane.tsx';
import { useBegun } from './useBegun.ts';

export const loader = defineLoader(({ params, search }) => ({
  inbox: inboxIn(search),
  people: actedFor(),
  talk: talkAt(params['rest'], search),
}));

/** Everything that a family writes and reads; below `/communicationHub/` one conversation beside the list. */
export default function MessagingPage() {
  const t = useWords();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { inbox, people, talk } = useLoaderData(loader);
  const { screen } = useCurrentRoute();
  const isNamed = screen.params['rest'] !== undefined;
  const data = isNamed ? talk?.data : undefined;
  const side = familySide(client);
  useBegun(data, side);
  const address = (query: Record<string, string | number | undefined>) =>
    href('/messaging', undefined, { for: personIn(search), ...query });
  return (
    <>
      {!isNamed && <CircleTitle title={t('messaging.title')} people={people} />}
      <Panes
        list={
          <TalkList
            inbox={inbox}
            heading={t('messaging.title')}
            lead={t('messaging.lead')}
            isWholePage={!isNamed}
            openId={data?._id}
            address={address}
            talkAddress={talkAddress}
            filter={<FamilyFaces people={people} address={(id) => href('/messaging', undefined, { for: id })} />}
            none={
              <EmptyState as={isNamed ? 'h3' : 'h2'} spot="messages" title={t('messaging.none')} action={<FindCare />}>
                {t('messaging.none.text')}
              </EmptyState>
            }
          />
        }
        talk={
          isNamed && (data ? <TalkPane key={side.key(data)} talk={data} side={side} /> : <TalkGone all={side.all} />)
        }
      />
    </>
  );
}
