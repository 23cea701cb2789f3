import type { Page } from '@playwright/test';
import { calls } from '#app/calls.ts';
import { type Client, clientOf, sendOver } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import { serverAddress } from './journeys.ts';

export type Clients = { [Capability in keyof typeof calls]: Client<(typeof calls)[Capability]> };

/** The typed calls of whoever is logged in on a page, sent beside it: what a journey is not about need not be clicked. */
export async function callsOf(page: Page): Promise<Clients> {
  const { token, id } = await page.evaluate(() => ({
    token: localStorage.getItem('x-token') ?? '',
    id: localStorage.getItem('userId') ?? '',
  }));
  return clientsAt(new URL(page.url()).origin, { token, id });
}

/** The typed calls of somebody of the town who needs no page. */
export async function callsAs(person: { email: string; password: string }): Promise<Clients> {
  const { data } = await clientsAt(serverAddress()).account.logIn({ body: person });
  return clientsAt(serverAddress(), { token: data.token, id: data._id });
}

function clientsAt(origin: string, session?: { token: string; id: string }): Clients {
  const headers: Record<string, string> = session
    ? { 'x-token': session.token, authorization: `Bearer ${session.token}`, userid: session.id }
    : {};
  const send = sendOver({
    bases: services,
    headers: () => headers,
    fetch: (address, init) => fetch(new URL(String(address), origin), init),
  });
  return Object.fromEntries(Object.entries(calls).map(([name, group]) => [name, clientOf(group, send)])) as Clients;
}

/** The id of the relation by which somebody of that name acts for whoever asks. */
export async function relationOf(circle: Clients['circle'], firstName: string): Promise<string> {
  const { helpers } = await circle.mine();
  const relation = helpers.find((helper) => helper.firstName === firstName && helper.kind === 'relation');
  if (!relation) throw new Error(`${firstName} acts for nobody here.`);
  return relation._id;
}
