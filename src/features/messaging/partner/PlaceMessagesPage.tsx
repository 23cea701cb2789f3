import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panes } from '../web/Panes.tsx';
import { TalkGone } from '../web/TalkGone.tsx';
import { TalkList } from '../web/TalkList.tsx';
import { TalkPane } from '../web/TalkPane.tsx';
import { useBegun } from '../web/useBegun.ts';
import { placeSide } from '../web/visit/place-side.ts';
import { placeInbox, placeTalk } from './queries.ts';

export const loader = defineLoader(({ params, search }) => ({
  places: ownPlaces(),
  inbox: placeInbox(search),
  talk: placeTalk(params['id'], search),
}));

/** Conversations of a place with the families that have booked there; `?booking=` opens the one with its family. */
export default function PlaceMessagesPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('shell.partner.messages')} places={places} right="contacts" isOfBookings>
      {() => <Messages />}
    </AtPlace>
  );
}

function Messages() {
  const t = useWords();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { inbox, talk } = useLoaderData(loader);
  const { screen } = useCurrentRoute();
  const bookingId = search.get('booking');
  const isNamed = screen.params['id'] !== undefined || bookingId !== null;
  const data = isNamed ? talk?.data : undefined;
  const side = placeSide(client, bookingId);
  useBegun(data, side);
  if (!inbox) return <NoProvider />;
  return (
    <>
      {!isNamed && <title>{pageTitle(t('shell.partner.messages'))}</title>}
      <Panes
        list={
          <TalkList
            inbox={inbox}
            heading={t('shell.partner.messages')}
            lead={t('messaging.partner.lead')}
            isWholePage={!isNamed}
            openId={data?._id}
            address={(query) => href('/partner/messages/:id?', undefined, query)}
            talkAddress={side.address}
            none={
              <EmptyState as={isNamed ? 'h3' : 'h2'} spot="messages" title={t('messaging.none')}>
                {t('messaging.partner.none.text')}
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
