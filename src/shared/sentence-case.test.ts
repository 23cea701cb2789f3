import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatDayInWords, formatTime } from './dates.ts';
import { sentenceCase } from './sentence-case.ts';
import { translatorOf } from './words.ts';

test('a line begins with a capital, whatever stands there', () => {
  expect(sentenceCase(formatDayInWords('2026-11-23', 'es'), 'es')).toBe('Lunes, 23 de noviembre de 2026');
  expect(sentenceCase('¿cuándo?', 'es')).toBe('¿cuándo?');
  expect(sentenceCase('8:00 AM', 'en')).toBe('8:00 AM');
});

test('a sentence ends once, also after a time that brings its own point', () => {
  const t = translatorOf('sp', { until: 'Puede cancelar hasta las {time}.', more: 'Espere...' }, compileMessage);
  expect(t('until', { time: formatTime('08:00', 'es') })).toMatch(/^Puede cancelar hasta las 8:00\sa\.\s?m\.$/);
  expect(t('more')).toBe('Espere...');
});

test('one o’clock is one in Spanish, and the other hours are many', () => {
  const t = translatorOf(
    'sp',
    {
      due: 'Son las {time}: toca una medicina.',
      now: 'Ya son las {time}.',
      until: 'Hasta las {time}',
      cards: 'las {count} tarjetas',
    },
    compileMessage,
  );
  expect(t('due', { time: '1:00 p. m.' })).toBe('Es la 1:00 p. m.: toca una medicina.');
  expect(t('now', { time: '1:00 p. m.' })).toBe('Ya es la 1:00 p. m.');
  expect(t('now', { time: '11:00 a. m.' })).toBe('Ya son las 11:00 a. m.');
  expect(t('until', { time: '1:30 p. m.' })).toBe('Hasta la 1:30 p. m.');
  expect(t('until', { time: '11:30 a. m.' })).toBe('Hasta las 11:30 a. m.');
  expect(t('cards', { count: 1 })).toBe('las 1 tarjetas');
  const english = translatorOf('en', { fun: 'Las {time}' }, compileMessage);
  expect(english('fun', { time: '1:00' })).toBe('Las 1:00');
});
