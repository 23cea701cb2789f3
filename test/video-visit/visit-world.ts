import type { AddressInfo } from 'node:net';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { listen } from '#server/realtime/fanout.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { ClientFrame, ServerFrame } from '#shared/realtime.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { openSocket } from '#test/open-socket.ts';
import { aClinician, aConsultation, consultations, introduceConsultations } from './consultations.ts';

/** The product with a kind of booking more that takes place by video, listening on a port, hearing the notices of others. */
export async function visitApp(choices: Parameters<typeof testApp>[0] = {}) {
  const t = await testApp({ ...choices, kinds: kindsByName([...Object.values(bookingKinds), consultations]) });
  if (!choices?.database) await introduceConsultations(t.db);
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  let begin = () => undefined as void;
  const hears = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const listening = listen(t.url, {
    ...t.hearing,
    listening: () => {
      t.hearing.listening();
      begin();
    },
  });
  await hears;
  const address = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  return {
    ...t,
    address,
    close: async () => {
      await listening.stop();
      await t.close();
    },
  };
}
export type VisitApp = Awaited<ReturnType<typeof visitApp>>;

/** A mother with an account, her daughter who has booked for her, a son, a doctor, and a stranger. */
export async function aVisitingParty(t: TestApp) {
  const rosa = await aPerson(t.db, { firstName: 'Rosa', phone: '6265550122' });
  const elena = await aPerson(t.db);
  const diego = await aPerson(t.db, { firstName: 'Diego' });
  const amara = await aPerson(t.db, { firstName: 'Amara', lastName: 'Okafor' });
  const stranger = await aPerson(t.db, { firstName: 'Mallory', lastName: 'Stone' });
  for (const [member, relationship] of [
    [elena, 'daughter'],
    [diego, 'son'],
  ] as const)
    await aRelation(t, { personId: rosa.personId, memberId: member.id, relationship });
  const clinician = await aClinician(t.db, { managerId: amara.id });
  const book = (minutesAhead = 60, choices: { by?: 'video' | 'chat' | 'in person'; isAccepted?: boolean } = {}) =>
    aConsultation(t, {
      clinician,
      booker: elena,
      personId: rosa.personId,
      startsAt: new Date(t.clock.now().getTime() + minutesAhead * MINUTE_MS),
      ...choices,
    });
  const visitsOf = async (person: Person) => (await t.as(person)).videoVisits;
  const deskOf = async (person: Person) => (await t.as(person)).partnerVideoVisits;
  return { rosa, elena, diego, amara, stranger, clinician, book, visitsOf, deskOf };
}
export type VisitingParty = Awaited<ReturnType<typeof aVisitingParty>>;

/** The open page of somebody: their calls and their socket belong to one session. */
export async function aDevice(t: VisitApp, person: { id: string }) {
  const headers = await t.headersOf(person);
  const { videoVisits } = t.clientsWith(headers);
  const { socket, frames, closed } = await openSocket(t, { token: headers['x-token'] });
  const say = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  const heard = <Type extends ServerFrame['type']>(type: Type) =>
    frames.filter((frame): frame is Extract<ServerFrame, { type: Type }> => frame.type === type);
  /** Takes a seat and answers it. */
  const sitDown = async (id: string) => {
    const { seat } = await videoVisits.enter({ params: { id }, body: {} });
    say({ type: 'enter', seat });
    return seat;
  };
  return { calls: videoVisits, socket, closed, say, heard, sitDown, headers };
}
