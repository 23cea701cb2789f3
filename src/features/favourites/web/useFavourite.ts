import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Reply } from '#shared/call.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { toLogin } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useSession } from '#web/useSession.tsx';
import { favourites, type FavouriteService } from '../contract.ts';
import { favouritesKey, markedFavourites } from './queries.ts';
import { markAfterLogIn, takeMarkAfterLogIn } from './mark-after-log-in.ts';

type MarkedReply = Reply<typeof favourites.marked>;

/** A provider that can be marked; `service` as favourites are told apart by it. */
export type MarkedProvider = { id: string; name: string; service: FavouriteService };

/**
 * Whether a provider is marked, and how that is changed: at once, with Undo. A visitor is led to the log-in and finds it done when
 * they come back.
 */
export function useFavourite({ id, name, service }: MarkedProvider) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const forWhom = useForWhom();
  const isLoggedIn = useSession() !== undefined;
  const { data } = useQuery({ ...markedFavourites(), enabled: isLoggedIn });
  const { queryKey } = markedFavourites();
  const show = (isFavourite: boolean) =>
    client.setQueryData<MarkedReply>(
      queryKey,
      (known) => known && { data: [...known.data.filter((one) => one !== id), ...(isFavourite ? [id] : [])] },
    );
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isFavourite: boolean) => {
      const calls = callsOf(client, favourites);
      const marking = { isFavourite, familyMemberId: forWhom ?? null };
      const options = { outlivesPage: true };
      const mark = {
        centre: () => calls.markCentre({ body: { centerId: id, ...marking } }, options),
        doctor: () => calls.markDoctor({ body: { doctorId: id, ...marking } }, options),
        caregiver: () => calls.markCaregiver({ body: { caregiverId: id, ...marking } }, options),
        lab: () => calls.markLab({ body: { centerId: id, ...marking } }, options),
        agency: () => calls.markAgency({ body: { agencyId: id, ...marking } }, options),
      };
      return mark[service]();
    },
    onMutate: (isFavourite) => void show(isFavourite),
    onError: (_, isFavourite) => void show(!isFavourite),
    onSuccess: async (_, isFavourite) => {
      toast({
        text: t(isFavourite ? 'favourites.saved' : 'favourites.removed', { name }),
        undo: () => mutate(!isFavourite),
      });
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: favouritesKey }),
      ]);
    },
  });

  const mark = useEffectEvent(() => {
    if (takeMarkAfterLogIn(id)) mutate(true);
  });
  useEffect(() => {
    if (isLoggedIn) mark();
  }, [isLoggedIn, id]);

  const isMarked = isLoggedIn && (data?.data.includes(id) ?? false);
  const toggle = async () => {
    if (isPending) return;
    if (isLoggedIn) {
      // pressed before it was known what is marked, it must not mark what it is to take back
      const known = await client.ensureQueryData(markedFavourites()).catch(() => data);
      mutate(!(known?.data.includes(id) ?? false));
      return;
    }
    markAfterLogIn(id);
    void navigate(toLogin(location.pathname + location.search));
  };
  return { isMarked, isPending, toggle: () => void toggle(), failure: useRefusalOf(error) };
}
