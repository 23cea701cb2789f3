import { plainText } from '#shared/plain-text.ts';

/** One of these says thanks or that something has been understood. */
const cores = [
  'ok okay 👍 🙏 👌 ❤ 😊 🙂',
  'thanks thank thx great perfect wonderful understood noted',
  'gracias vale perfecto perfecta entendido acuerdo genial estupendo agradezco agradecemos',
  "grazie bene benissimo capito perfetto ottimo ricevuto ringrazio ringraziamo d'accordo",
  'danke dank dankeschön klar verstanden prima perfekt einverstanden super',
  'спасибо благодарю благодарим ок окей хорошо понятно понял поняла поняли ясно отлично прекрасно договорились ладно',
];

/** What may stand around them. Whatever tells, asks or wants something stays out: what is not known here waits. */
const fillers = [
  'you so very much many a lot for your the that this it all everything again good got well really kind reply quick',
  'muchas muchísimas mil muy por todo su tu a de ustedes usted le les te lo bien está bueno amable amables tan',
  'mille tante molte infinite di tutto cuore va molto davvero a lei voi tutti vi ti le per la gentile gentili ho',
  'vielen herzlichen besten lieben tausend schön sehr gut alles ganz nochmals ihnen euch dir für ihre das',
  'большое огромное вам вас тебе всем за все всё очень ещё раз так ваш ответ',
];

const listed = (lists: readonly string[]) => new Set(lists.flatMap((list) => plainText(list).split(' ')));
const [core, filler] = [listed(cores), listed(fillers)];

/** Whether this is thanks, or that it has been understood, and nothing else, in any of our languages. Nothing at all is neither. */
export function isOnlyThanks(words: string): boolean {
  const said = plainText(words).match(/[\p{L}\p{N}']+|\p{Extended_Pictographic}/gu) ?? [];
  return said.some((word) => core.has(word)) && said.every((word) => core.has(word) || filler.has(word));
}
