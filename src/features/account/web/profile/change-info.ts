import { useQueryClient } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import { slashedDay } from '#shared/dates.ts';
import type { UserInfo, UserInfoChange } from '#features/account/profile.ts';
import { callsOf } from '#web/queries.ts';
import { session } from '#web/session.ts';
import { ownInfoKey, userInfoKey } from './queries.ts';

/** Changes parts of one's personal info; whoever shows it asks again. */
export function useChangeInfo(id: string): (change: Omit<UserInfoChange, 'id'>) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    const { data } = await callsOf(client, account).changeUserInfo({ body: { ...change, id } });
    session.renamed(data.firstName, data.lastName);
    await Promise.all([userInfoKey, ownInfoKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** What the four fields of 'About you' begin with. */
export const aboutOf = ({ dob, gender, address, zip }: UserInfo) => ({
  dob: dob ? slashedDay(dob) : '',
  gender: gender ?? '',
  address: address ?? '',
  zip: zip ?? '',
});

/** Whether there is nothing left to tell of 'About you'. */
export const isAboutKnown = (info: UserInfo): boolean => Object.values(aboutOf(info)).every((answer) => answer !== '');
