import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { account } from '#features/account/contract.ts';
import { callQuery } from '#web/queries.ts';
import { useIsSelf } from './useWho.ts';

type Home = { street: string; zip: string };
type OwnHomeForm = Home & {
  familyMemberId: string | null;
  setValue: (field: keyof Home, value: string) => void;
  /** Where no address is asked for. */
  isAsked?: boolean;
};

/** Begins an address with where whoever books lives, as far as they have said so, while it is for themselves and nothing is typed. */
export function useOwnHome({ familyMemberId, street, zip, setValue, isAsked = true }: OwnHomeForm) {
  const isSelf = useIsSelf(familyMemberId) && isAsked;
  const { data } = useQuery({ ...callQuery(account.ownInfo, {}), enabled: isSelf, meta: { isQuiet: true } });
  const known = isSelf ? data?.data : undefined;
  const begin = useEffectEvent(({ address, zip: own }: NonNullable<typeof known>) => {
    if (!address || !own || street !== '' || zip !== '') return;
    setValue('street', address);
    setValue('zip', own);
  });
  useEffect(() => {
    // once, when it is known; what is typed or emptied then stays so
    if (known) begin(known);
  }, [known]);
}
