import { elena, families } from '#features/account/demo/accounts.ts';
import { type DemoWorld, hangPictures, line, sheet } from '#features/uploads/demo/demo-pictures.ts';
import { INSURANCE_PICTURE } from '../card.ts';
import { demoCards } from './demo-insurance.ts';

const size = { width: 1400, height: 883 } as const;

type PrintedCard = { plan: string; name: string; member: string };

const frontOf = ({ plan, name, member }: PrintedCard) =>
  sheet({
    ...size,
    back: '#ffefc9',
    lines:
      `<rect width="${size.width}" height="190" fill="#ffc24b"/>` +
      line(80, 125, { size: 72, words: plan }) +
      line(80, 420, { size: 58, words: name }) +
      line(80, 530, { size: 48, words: `Member ID  ${member}` }) +
      line(80, 790, { size: 40, words: 'Not a real plan' }),
  });
const backOf = ({ plan }: PrintedCard) =>
  sheet({
    ...size,
    back: '#eee9fc',
    lines:
      `<rect y="90" width="${size.width}" height="150" fill="#47358f"/>` +
      line(80, 400, { size: 48, words: 'For members: (626) 555-0119' }) +
      line(80, 490, { size: 48, words: 'For providers: (626) 555-0121' }) +
      line(80, 790, { size: 40, words: plan }),
  });

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
export async function seedCardPictures(world: DemoWorld): Promise<void> {
  for (const { id, ownerId, printed } of cards) {
    const known = await world.db
      .selectFrom('insurance_cards')
      .select('front_file_id')
      .where('id', '=', id)
      .where('front_file_id', 'is', null)
      .executeTakeFirst();
    if (!known) continue;
    const drawn = [
      { ...size, name: 'front.jpg', svg: frontOf(printed) },
      { ...size, name: 'back.jpg', svg: backOf(printed) },
    ];
    await hangPictures(world, { ownerId, kind: INSURANCE_PICTURE, on: id, drawn }, (db, [front = null, back = null]) =>
      db
        .updateTable('insurance_cards')
        .set({ front_file_id: front, back_file_id: back })
        .where('id', '=', id)
        .execute(),
    );
  }
}
