import type { Translator } from '#shared/words.ts';
import type { VideoVisit } from '../contract.ts';
import type { JoinFlow } from './useJoin.ts';

/** What a visit shows at a time: each has a heading of its own, or another thing to press. */
export type VisitView = 'door' | 'trouble' | 'waiting' | 'room' | 'after';

export function shownOf({ phase, by }: VideoVisit, { stage, devices }: JoinFlow): VisitView {
  // In writing there are no devices, and nobody tells but the visit itself that it is over.
  if (stage === 'room' && (by === 'chat' ? phase !== 'over' : devices)) return 'room';
  if (phase === 'over' || stage === 'left') return 'after';
  return stage === 'waiting' || stage === 'trouble' ? stage : 'door';
}

/** What is said aloud of a stage besides its heading, and again when it changes. */
export function stageInWords(visit: VideoVisit, joining: JoinFlow, t: Translator): string {
  const { line } = visit;
  const { stage, tried } = joining;
  switch (shownOf(visit, joining)) {
    case 'door':
      return stage === 'asking' && visit.by === 'video'
        ? `${t('videoVisits.check.looking')} ${t('videoVisits.check.ask')}`
        : '';
    case 'trouble':
      return troubleInWords(tried, t).join(' ');
    case 'waiting':
      return lineInWords(line, t).join(' ');
    case 'room':
    case 'after':
      return '';
  }
}

/** The place in line, and about how long it will be. */
export const lineInWords = (line: VideoVisit['line'], t: Translator): [string, string] => [
  line && line.place > 1 ? t('videoVisits.wait.place', { place: line.place }) : t('videoVisits.wait.next'),
  t('videoVisits.wait.minutes', { minutes: line?.minutes ?? 0 }),
];

/** Which of camera and microphone do not work, and why. */
export const troubleInWords = (tried: JoinFlow['tried'], t: Translator): string[] =>
  tried
    ? [
        ...(tried.camera === 'works' ? [] : [t(`videoVisits.check.camera.${tried.camera}`)]),
        ...(tried.microphone === 'works' ? [] : [t(`videoVisits.check.microphone.${tried.microphone}`)]),
      ]
    : [t('videoVisits.check.slow')];
