import { describe, expect, test } from 'vitest';
import { allLanguages, wordsOf } from '#server/words.ts';
import { tests } from './catalogue.ts';
import { isNamed, reasonsIn } from './named.ts';

const reasons = {
  en: ['tiredness', 'hair loss', 'feeling cold', 'high cholesterol in the family', 'very thirsty'],
  sp: ['cansancio', 'caída del pelo', 'dolor en el dedo gordo del pie', 'toma estatinas'],
};
const fillers = (language: 'en' | 'sp') => wordsOf(language)('diagnostics.tests.fillers');

describe('what somebody feels', () => {
  test.each([
    ['en', 'I am so tired all the time', ['tiredness']],
    ['en', 'THIRSTY', ['very thirsty']],
    ['en', 'hair', ['hair loss']],
    ['en', 'she feels cold', ['feeling cold']],
    ['en', 'Loss of hair', ['hair loss']],
    ['en', 'cholesterol', ['high cholesterol in the family']],
    ['en', 'memory loss', []],
    ['en', 'high fever', []],
    ['en', 'all the time', []],
    ['en', '', []],
    ['sp', 'me siento siempre cansada', ['cansancio']],
    ['sp', 'CAIDA DEL PELO', ['caída del pelo']],
    ['sp', 'dedo gordo', ['dolor en el dedo gordo del pie']],
    ['sp', 'dolor de cabeza', []],
  ] as const)('is found in %s in “%s”', (language, words, found) => {
    expect(reasonsIn(words, reasons[language], fillers(language))).toEqual(found);
  });

  test.each(allLanguages)('finds its own test by each reason of it, in %s', (language) => {
    const t = wordsOf(language);
    for (const { code } of tests) {
      const own = t(`diagnostics.reasons.${code}`).split('; ');
      for (const reason of own) expect(reasonsIn(reason, own, t('diagnostics.tests.fillers'))).toContain(reason);
    }
  });
});

test('names are found inside of each other, whatever their capitals, accents and underscores', () => {
  expect(isNamed('TRÍGLYC', ['Triglycerides'])).toBe(true);
  expect(isNamed('lipid panel', ['lipid_panel'])).toBe(true);
  expect(isNamed('iron', ['Triglycerides'])).toBe(false);
});
