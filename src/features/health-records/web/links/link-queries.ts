import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAddOnce } from '#web/forms/useAddOnce.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { recordLinks, type LinkSection, type LinkSpan, sharedRecords } from '../../record-links.ts';

/** The links to the records of somebody whom one looks after, or to one’s own. */
export const linksTo = (familyMemberId: string | undefined) =>
  callQuery(recordLinks.list, { query: familyMemberId ? { familyMemberId } : {} });

/** Until when the link of an address (`?key=`) is open; null for one that opens nothing. */
export function linkIn(search: URLSearchParams) {
  const key = search.get('key');
  return key ? callQueryOrNull(sharedRecords.open, { body: { key, passcode: null } }) : unasked(sharedRecords.open);
}

/** The calls that make links and take them back, each followed by the list. */
export function useLinkCalls(familyMemberId: string | undefined) {
  const client = useQueryClient();
  const { make, end } = callsOf(client, recordLinks);
  const listAnew = () => client.invalidateQueries({ queryKey: keyOf(recordLinks.list) });
  const addOnce = useAddOnce(listAnew);
  const taking = useMutation({
    mutationFn: (id: string) => end({ params: { id }, body: { isEnded: true } }),
    onSettled: listAnew,
  });
  return {
    make: async (sections: LinkSection[], span: LinkSpan) => {
      const { data } = await addOnce((once) => make({ body: { familyMemberId, sections, span } }, once));
      await listAnew();
      return data;
    },
    taking,
  };
}
