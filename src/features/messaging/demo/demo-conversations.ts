import { type DemoAccount, elena, elenasFamily, families, relatives, rosa } from '#features/account/demo/accounts.ts';
import { type DemoThread, playThread } from '#features/threads/demo/play-thread.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { CONVERSATION } from '../talk.ts';

type DemoTalk = Pick<DemoThread, 'said' | 'personId'> & { key: string; asker: DemoAccount; provider: string };
type DemoMessage = DemoThread['said'][number];

const DAY = 24;
const family = (daysAgo: number, words: string): DemoMessage => ({ by: 'asker', words, hoursAgo: daysAgo * DAY });
const place = (daysAgo: number, words: string): DemoMessage => ({ by: 'answerer', words, hoursAgo: daysAgo * DAY });

const talks: readonly DemoTalk[] = [
  {
    key: 'rosa at jacaranda',
    asker: elena,
    personId: rosa.id,
    provider: 'centre jacaranda',
    said: [
      family(21.2, 'Good morning! Rosa comes for the first time today. She is a little nervous.'),
      place(21.1, 'Good morning Elena. Lucía waits at the door for her, with coffee.'),
      place(20.9, 'She is in the garden now and has found somebody from Sinaloa. They have not stopped talking.'),
      family(20.8, 'That makes my day. Thank you for telling me.'),
      family(14.3, 'Does she need another sweater for the garden? It will be cool on Wednesday.'),
      place(14.1, 'A light one is enough. We have blankets outside.'),
      family(7.2, 'Her walker has a new wheel since yesterday. Please look whether it runs well on the ramp.'),
      place(7.1, 'We tried it together: it runs straight, and she says that it is faster than the bus.'),
      family(2.4, 'On Friday my brother picks her up, at 3:15. His name is Mateo.'),
      place(2.3, 'Noted for Friday. We ask him for his name at the door.'),
      place(0.08, 'Rosa asked for the songs of Lola Beltrán today, and three others joined in.'),
      place(0.07, 'Would it be all right if she stays for the music on Wednesday until 4?'),
    ],
  },
  {
    key: 'rosa at lincoln porch',
    asker: elena,
    personId: rosa.id,
    provider: 'centre lincoln-porch',
    said: [
      family(52, 'Rosa has left her blue scarf with you, I think on the chair by the window.'),
      place(51.8, 'We have it here, washed and folded. Come by whenever you like.'),
      family(51.7, 'You are kind. I come on Saturday.'),
    ],
  },
  {
    key: 'rosa at ararat garden',
    asker: elena,
    personId: rosa.id,
    provider: 'centre ararat-garden',
    said: [
      family(106, 'Thank you for these weeks. She still speaks of the apricots.'),
      place(105.9, 'The tree says hello. Come and visit us in June.'),
    ],
  },
  {
    key: 'rosa and her cardiologist',
    asker: elena,
    personId: rosa.id,
    provider: 'doctor amara.okafor@example.com',
    said: [
      family(15.2, 'She coughs a little since she takes the new tablet. Is that from it?'),
      place(15.1, 'It can be. Give it a week, and write to me if it wakes her at night or her face swells.'),
      family(9.4, 'The cough is nearly gone. 138 over 84 this morning, sitting, before coffee.'),
      place(9.3, 'Good numbers. Stay with one tablet.'),
      family(1.3, 'On Tuesday and Thursday it was high again, 156 over 92. Shall we bring the machine along?'),
      place(1.2, 'Please do, and hold it into the camera while you measure. Then we see whether it measures right.'),
      family(1.1, 'Great, thank you so much.'),
    ],
  },
  {
    key: 'ernesto at casa amable',
    asker: elenasFamily.ernesto,
    personId: elenasFamily.ernesto.personId,
    provider: 'centre casa-amable',
    said: [
      family(120, 'Gracias por el paseo de hoy. Volví cansado y contento.'),
      place(119.9, 'Aquí lo esperamos cuando quiera, don Ernesto.'),
    ],
  },
  {
    key: 'harold at jacaranda',
    asker: families.whitaker,
    personId: relatives.harold.id,
    provider: 'centre jacaranda',
    said: [
      family(5, 'My father takes his pill at noon from now on, with the meal.'),
      place(4.9, 'It is on his card. We remind him before the soup.'),
      family(0.12, 'He sleeps badly since Sunday. Was he tired today?'),
    ],
  },
];

/** Conversations in each state: with something new, read, and over; on the side of the place, one that waits. */
export async function seedConversations(db: Db, now: Date): Promise<void> {
  for (const { provider, ...talk } of talks) {
    const providerId = demoId(provider);
    const manager = await db
      .selectFrom('provider_managers')
      .select('provider_managers.user_id')
      .where('provider_managers.provider_id', '=', providerId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const thread = { ...talk, kind: CONVERSATION, providerId, answererId: manager.user_id, isShared: true };
    await playThread(db, { thread, now });
  }
}
