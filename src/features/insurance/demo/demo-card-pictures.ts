import sharp from 'sharp';
import { elena, families } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { INSURANCE_PICTURE } from '../card.ts';
import { demoCards } from './demo-insurance.ts';

type Demo = { db: Db; ports: Pick<Ports, 'files'>; now: Date };

const [WIDTH, HEIGHT] = [1400, 883];

const sheet = (back: string, lines: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" fill="#0f2f2b">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${back}"/>${lines}</svg>`;
const line = (x: number, y: number, { size, words }: { size: number; words: string }) =>
  `<text x="${x}" y="${y}" font-size="${size}">${words}</text>`;

type Printed = { plan: string; name: string; member: string };

const frontOf = ({ plan, name, member }: Printed) =>
  sheet(
    '#ffefc9',
    `<rect width="${WIDTH}" height="190" fill="#ffc24b"/>` +
      line(80, 125, { size: 72, words: plan }) +
      line(80, 420, { size: 58, words: name }) +
      line(80, 530, { size: 48, words: `Member ID  ${member}` }) +
      line(80, 790, { size: 40, words: 'Not a real plan' }),
  );
const backOf = ({ plan }: Printed) =>
  sheet(
    '#eee9fc',
    `<rect y="90" width="${WIDTH}" height="150" fill="#47358f"/>` +
      line(80, 400, { size: 48, words: 'For members: (626) 555-0119' }) +
      line(80, 490, { size: 48, words: 'For providers: (626) 555-0121' }) +
      line(80, 790, { size: 40, words: plan }),
  );

const cards = [
  {
    id: demoCards.rosa,
    ownerId: elena.id,
    printed: { plan: 'Golden Poppy Senior Advantage', name: 'Rosa', member: 'GPS 204 118 77' },
  },
  {
    id: demoCards.kenji,
    ownerId: families.tanaka.id,
    printed: { plan: 'Cedar Ridge Long-Term Care', name: 'Kenji', member: 'CR 88 40 12' },
  },
] as const;

/** Pictures of both sides of two cards of the town. */
export async function seedCardPictures({ db, ports, now }: Demo): Promise<void> {
  for (const { id, ownerId, printed } of cards) {
    const known = await db
      .selectFrom('insurance_cards')
      .select('front_file_id')
      .where('id', '=', id)
      .where('front_file_id', 'is', null)
      .executeTakeFirst();
    if (!known) continue;
    const sides = await Promise.all(
      [frontOf(printed), backOf(printed)].map(async (svg) =>
        ports.files.put(only(await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer())),
      ),
    );
    await db.transaction().execute(async (db) => {
      const files = await db
        .insertInto('files')
        .values(
          sides.map(({ key, bytes }, place) => ({
            owner_id: ownerId,
            kind: INSURANCE_PICTURE,
            name: place === 0 ? 'front.jpg' : 'back.jpg',
            type: 'image/jpeg',
            bytes,
            width: WIDTH,
            height: HEIGHT,
            key,
            attached_to: id,
            attached_at: now,
            created_at: now,
          })),
        )
        .returning('id')
        .execute();
      await db
        .updateTable('insurance_cards')
        .set({ front_file_id: files[0]?.id ?? null, back_file_id: files[1]?.id ?? null })
        .where('id', '=', id)
        .execute();
    });
  }
}

async function* only(bytes: Uint8Array) {
  yield bytes;
}
