import { plainText } from '#shared/plain-text.ts';

// A short list on purpose: it offers the number of the emergency service beside what somebody writes, and does nothing else.
const signs = [
  // English
  'emergency',
  'call 911',
  'chest pains?',
  'pains? in (his|her|my|the) chest',
  '(his|her|my) chest (hurts|is hurting)',
  "(can ?not|can't|cant|couldn't|could not) breathe?",
  '(not|stopped) breathing',
  '(trouble|difficulty|problems) breathing',
  '(hard|difficult) to breathe?',
  'heart attack',
  'strokes?',
  'seizures?',
  'unconscious',
  'passed out',
  'overdose',
  'suicid\\w*',
  '(want|wants|going) to die',
  'kill (myself|himself|herself)',
  'bleeding (a lot|badly|heavily)',
  'choking',
  // Spanish
  'emergencia',
  'llam\\w+ al 911',
  'dolor(es)?( \\p{L}+)? (en el|de|del) pecho',
  'duele( \\p{L}+)? el pecho',
  'no (pued[eo]|pueden|podia) respirar',
  'no respira',
  'cuesta (mucho |trabajo )*respirar',
  'dificultad (para|al) respirar',
  'infartos?',
  'derrames?',
  'convulsi\\w+',
  'inconsciente',
  '(perdio|perdi|pierde) (el conocimiento|la conciencia)',
  'se (ha )?desmay(o|ado)',
  'sobredosis',
  '(quier[eo]|querer) (morir([ms]e)?|matar[ms]e)',
  'quitar(me|se) la vida',
  'sangra mucho',
  'se (esta )?ahoga(ndo)?',
];
const sign = new RegExp(`(?<!\\p{L})(${signs.join('|')})(?!\\p{L})`, 'u');

/** Whether what somebody writes sounds like an emergency, in English or Spanish, whatever language the page is in. */
export const soundsUrgent = (words: string): boolean => sign.test(plainText(words));
