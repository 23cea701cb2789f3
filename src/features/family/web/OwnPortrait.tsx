import { useQueryClient } from '@tanstack/react-query';
import { account } from '#features/account/contract.ts';
import type { UserInfo } from '#features/account/profile.ts';
import { keyOf } from '#web/queries.ts';
import { PortraitPick } from './PortraitPick.tsx';

/** The photograph of whoever is logged in, wherever their account is shown. */
export function OwnPortrait({ info }: { info: UserInfo }) {
  const client = useQueryClient();
  return (
    <PortraitPick
      name={`${info.firstName} ${info.lastName}`}
      image={info.profileImage}
      onChange={() => client.invalidateQueries({ queryKey: keyOf(account.userInfo) })}
    />
  );
}
