import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { account } from '#features/account/contract.ts';
import { callQuery } from '#web/queries.ts';
import { useIsSelf } from './useWho.ts';

type Home = { street: string; zip: string };
type Typed = Home & {
  familyMemberId: string | null;
  setValue: (field: keyof Home, value: string) => void;
  /** Where no address is asked for. */
  isAsked?: boolean;
};

/** Begins an address with where whoever books lives, as far as they have said so, while it is for themselves and nothing is typed. */
export function useOwnHome({ familyMemberId, street, zip, setValue, isAsked = true }: Typed) {
  const isSelf = useIsSelf(familyMemberId) && isAsked;
  const { data } = useQuery({ ...callQuery(account.ownInfo, {}), enabled: isSelf, meta: { isQuiet: true } });
  const known = isSelf ? data?.data : undefined;
  useEffect(() => {
    if (!known?.address || !known.zip || street !== '' || zip !== '') return;
    setValue('street', known.address);
    setValue('zip', known.zip);
    // once, when it is known; what is typed or emptied then stays so
  }, [known]);
}
