import type { Keeping } from '#server/keeping.ts';
import { forgetAddresses } from './away/away-store.ts';
import { endStaffRole } from './staff-role/staff-store.ts';

/** The account itself. Its row stays without a name, because payments and stays point to it. */
export const accountKept: Keeping = {
  name: 'account',
  tables: [
    {
      table: 'sessions',
      account: ['user_id'],
      copy: ['browser', 'system', 'country', 'created_at', 'used_at', 'ended_at'],
      end: 'erased',
    },
    { table: 'access_tokens', of: [{ table: 'sessions', column: 'session_id' }], copy: [], end: 'along' },
    { table: 'refresh_tokens', of: [{ table: 'sessions', column: 'session_id' }], copy: [], end: 'along' },
    { table: 'codes', copy: [], end: 'erased' },
    { table: 'tickets', account: ['user_id'], copy: [], end: 'erased' },
    {
      table: 'address_changes',
      account: ['user_id'],
      copy: ['channel', 'old_address', 'new_address', 'changed_at'],
      end: 'erased',
    },
    { table: 'second_factors', account: ['user_id'], copy: ['created_at', 'confirmed_at'], end: 'erased' },
    { table: 'recovery_codes', account: ['user_id'], copy: ['used_at'], end: 'along' },
    { table: 'log_in_steps', account: ['user_id'], copy: [], end: 'erased' },
    {
      table: 'known_devices',
      account: ['user_id'],
      copy: ['browser', 'system', 'came_at', 'seen_at', 'trusted_until'],
      end: 'erased',
    },
    { table: 'passkeys', account: ['user_id'], copy: ['name', 'created_at', 'used_at'], end: 'erased' },
    { table: 'passkey_challenges', account: ['user_id'], copy: [], end: 'erased' },
    {
      table: 'staff_changes',
      account: ['user_id'],
      names: ['actor_id'],
      copy: ['change', 'at'],
      end: { kept: 'trail', without: { held_email: null } },
    },
    {
      table: 'users',
      account: ['id'],
      copy: [
        'email',
        'email_verified_at',
        'phone',
        'phone_verified_at',
        'first_name',
        'last_name',
        'language',
        'created_at',
        'updated_at',
      ],
      end: {
        kept: 'stays',
        without: {
          first_name: '',
          last_name: '',
          password_hash: '',
          phone: null,
          phone_verified_at: null,
          email_verified_at: null,
          profile_image: null,
        },
      },
    },
  ],
  erase: async ({ db }, { userId }) => {
    await forgetAddresses(db, userId);
    await endStaffRole(db, userId);
  },
};
