import { describe, expect, test } from 'vitest';
import { asks } from './asks.ts';

describe('waits for an answer', () => {
  test.each([
    'Does she eat fish?',
    'We come at noon. Is that all right? Thank you.',
    '¿A qué hora comen?',
    'Please let me know how she slept.',
    'Call me back when you can.',
    'Avíseme cuando llegue, por favor.',
    'Llámennos hoy',
    'Mi faccia sapere com’è andata.',
    'Bitte rufen Sie mich an.',
    'Дайте знать, как она спала.',
    'Перезвоните мне',
    'She has chest pain since this morning.',
    'Le duele el pecho',
  ])('“%s”', (words) => expect(asks(words)).toBe(true));
});

describe('waits for nothing', () => {
  test.each([
    '',
    'Thank you!',
    'We will, thank you.',
    'Gracias por avisarme.',
    'Grazie mille, a domani.',
    'Vielen Dank, bitte schön.',
    'Спасибо, пожалуйста.',
    'Please bring her card on Tuesday.',
    'A light one is enough. We have blankets outside.',
    'The recall meets us at the door.',
  ])('“%s”', (words) => expect(asks(words)).toBe(false));
});
