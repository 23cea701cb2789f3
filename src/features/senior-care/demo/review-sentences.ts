import { shuffled } from '#shared/seeded.ts';
import type { CentreService } from '../services.ts';
import type { DemoCentre } from './demo-centre.ts';
import { complaints, complaintsAbout, consolations, wishes } from './doubts.ts';
import { closings, praise } from './general-words.ts';
import { praiseOfCare } from './praise-care.ts';
import { praiseOfDays } from './praise-days.ts';

type Dealer = () => string[];
type Topic = { service: CentreService; sentence: string };
type Sentences = Partial<Record<CentreService, readonly string[]>>;

/** Deals the sentences of one review after another; each speaks of something that the centre really has or does. */
export function sentencesFor(centre: DemoCentre, random: () => number): (stars: number) => string[] {
  const remarks = shuffled(centre.remarks, random);
  const deck = (cards: readonly string[]) => dealer(cards, random);
  const topics = topicDealer(aboutServices({ ...praiseOfCare, ...praiseOfDays }, centre), random);
  const general = deck(praise[centre.kind]);
  const wish = deck(wishes[centre.kind]);
  const closing = deck(closings);
  const failing = deck(aboutServices(complaintsAbout, centre).map(({ sentence }) => sentence));
  const complaint = deck(complaints);
  const consolation = deck(consolations);
  const fact = () => remarks.pop() ?? topics();

  const happy: [Dealer, ...Dealer[]] = [
    () => [fact(), topics()],
    () => [general(), fact()],
    () => [fact(), general(), closing()],
    () => [fact()],
    () => [general(), topics(), fact()],
    () => [topics(), closing()],
  ];
  return (stars) => {
    if (stars === 5) return (happy[Math.floor(random() * happy.length)] ?? happy[0])();
    if (stars === 4) return random() < 0.6 ? [fact(), wish()] : [general(), topics(), wish()];
    if (stars === 3) return [topics(), failing(), random() < 0.5 ? consolation() : complaint()];
    return [failing(), complaint(), consolation()];
  };
}

const aboutServices = (sentences: Sentences, { services }: DemoCentre): Topic[] =>
  services.flatMap((service) => (sentences[service] ?? []).map((sentence) => ({ service, sentence })));

/** Deals topics so that two in a row never speak of the same service, where there are several. */
function topicDealer(topics: readonly Topic[], random: () => number): () => string {
  let deck: Topic[] = [];
  let last: CentreService | undefined;
  return () => {
    if (deck.length === 0) deck = shuffled(topics, random);
    const next = deck.find(({ service }) => service !== last) ?? deck[0];
    deck = deck.filter((topic) => topic !== next);
    last = next?.service;
    return next?.sentence ?? '';
  };
}

/** Takes from a shuffled deck until it is empty, then from one that is shuffled anew. */
function dealer(cards: readonly string[], random: () => number): () => string {
  let deck: string[] = [];
  return () => {
    if (deck.length === 0) deck = shuffled(cards, random);
    return deck.pop() ?? '';
  };
}
