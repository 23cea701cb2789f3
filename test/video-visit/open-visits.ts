import { refusal } from '../refusal.ts';
import { openVisitingParty } from './open-visiting-party.ts';

/** The same with a relay for pictures and sound; `entry` is how somebody’s entering is answered. */
export async function openVisits() {
  const { t, party } = await openVisitingParty({
    settings: { TURN_URLS: 'turn:turn.example:3478', TURN_SECRET: 'a-secret-of-the-relay', TURN_ONLY: '1' },
  });
  const entry = async (person: { id: string }, id: string) =>
    refusal((await t.as(person)).videoVisits.enter({ params: { id }, body: {} }));
  return { t, party, entry };
}
