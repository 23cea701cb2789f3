import { elena } from '#features/account/demo/accounts.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';

/** Where the daughter is logged in besides, and the passkey of her phone, which no authenticator of this world has. */
export async function seedSecurity(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const devices = [
    { key: 'phone', browser: 'safari', system: 'iphone', used_at: before(HOUR_MS / 4) },
    { key: 'tablet', browser: 'chrome', system: 'android', used_at: before(3 * HOUR_MS) },
  ];
  await db
    .insertInto('sessions')
    .values(
      devices.map(({ key, ...device }) => ({
        ...device,
        id: demoId(`session ${key}`),
        user_id: elena.id,
        created_at: device.used_at,
        proven_at: device.used_at,
      })),
    )
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values(
      devices.map(({ key }) => ({
        hash: `nobody has the token of this ${key}`,
        session_id: demoId(`session ${key}`),
        expires_at: new Date(now.getTime() + DAY_MS),
      })),
    )
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: elena.id,
      credential_id: demoId('passkey elena'),
      public_key: '',
      counter: 0,
      name: 'iPhone',
      created_at: before(20 * DAY_MS),
      used_at: before(DAY_MS),
    })
    .execute();
}
