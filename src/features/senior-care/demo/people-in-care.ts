/** The person in care as a reviewer speaks of them: `{who}`, `{she}`, `{her}`, `{hers}` and `{them}` in a sentence. */
export type PersonInCare = { who: string; again: string; she: string; her: string; hers: string; them: string };

const woman = (who: string, again = who): PersonInCare => ({
  who,
  again,
  she: 'she',
  her: 'her',
  hers: 'hers',
  them: 'her',
});
const man = (who: string, again = who): PersonInCare => ({
  who,
  again,
  she: 'he',
  her: 'his',
  hers: 'his',
  them: 'him',
});

const mother = woman('my mother', 'Mom');
const father = man('my father', 'Dad');
export const peopleInCare: readonly [PersonInCare, ...PersonInCare[]] = [
  mother,
  father,
  mother,
  father,
  man('my husband'),
  woman('my wife'),
  woman('my grandmother', 'Grandma'),
  man('my grandfather', 'Grandpa'),
  woman('my mother-in-law'),
  man('my father-in-law'),
  woman('my aunt'),
  man('my uncle'),
  woman('my sister'),
];

/** Puts the person into the sentences of a review: named at the first mention, by a shorter name afterwards. */
export function tellOf(person: PersonInCare, sentences: readonly string[]): string {
  let isKnown = false;
  return sentences.join(' ').replace(/\{(who|she|hers?|them)\}/gi, (_, word: string) => {
    const said = isKnown ? laterWord(person, word.toLowerCase()) : firstWord(person, word.toLowerCase());
    isKnown = true;
    return word === word.toLowerCase() ? said : said.charAt(0).toUpperCase() + said.slice(1);
  });
}

const firstWord = ({ who }: PersonInCare, word: string) => (word.startsWith('her') ? `${who}’s` : who);

const laterWord = ({ again, she, her, hers, them }: PersonInCare, word: string) =>
  new Map([
    ['who', again],
    ['she', she],
    ['her', her],
    ['hers', hers],
  ]).get(word) ?? them;

const firstNames = [
  'Rosa',
  'Daniel',
  'Mei',
  'Patricia',
  'Hovik',
  'Teresa',
  'James',
  'Linh',
  'Carmen',
  'Robert',
  'Angela',
  'Sofía',
  'Michael',
  'Grace',
  'Luis',
  'Denise',
  'Ara',
  'Karen',
  'Jin',
  'Monica',
  'Thomas',
  'Elena',
  'Vivian',
  'Andre',
  'Beatriz',
  'Steven',
  'Nadia',
  'Paul',
  'Maribel',
  'Susan',
  'Tuan',
  'Yvette',
  'Gregory',
  'Alma',
  'Christine',
  'Raj',
  'Dolores',
  'Kevin',
  'Joyce',
  'Ernesto',
  'Hannah',
  'Marcus',
  'Irene',
  'Walter',
];
const initials = 'ABCDEFGHJKLMNOPRSTVWYZ';

/** 'Rosa M.': a different one for each reviewer of a centre. */
export function reviewerName(random: () => number, taken: Set<string>): string {
  const choose = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const name = `${choose(firstNames)} ${choose([...initials])}.`;
  if (taken.has(name)) return reviewerName(random, taken);
  taken.add(name);
  return name;
}
