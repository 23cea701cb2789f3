import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffQuery } from '#features/staff/web/staff-query.ts';
import { pageIn } from '#web/page-in.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { useHeld } from '#web/ui/Held.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { photoStates } from '../photo.ts';
import { LONGEST_SOUGHT, type PhotoDecision, providerPhotos } from '../photo-contract.ts';

export const askedIn = (search: URLSearchParams) => ({
  show: photoStates.find((state) => state === search.get('show')) ?? ('checking' as const),
  text: search.get('text')?.slice(0, LONGEST_SOUGHT) || undefined,
  page: pageIn(search),
});

export const deskPhotos = (search: URLSearchParams) => staffQuery(providerPhotos.listed, { query: askedIn(search) });

/** One decision about a photograph; the list is asked again, also when a colleague was first, which it says above. */
export function useDecide(photoId: string, onDone?: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const { refused } = useHeld();
  return useMutation({
    mutationFn: (body: PhotoDecision) => callsOf(client, providerPhotos).decide({ params: { photoId }, body }),
    onSuccess: ({ message }) => {
      toast({ text: message });
      onDone?.();
    },
    onError: refused,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(providerPhotos.listed) }),
  });
}
