import { describe, expect, test } from 'vitest';
import { waits } from './asks.ts';

describe('waits for an answer, whoever says it', () => {
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
    'Thank you. Okay?',
  ])('“%s”', (words) => {
    expect(waits(words, 'asker')).toBe(true);
    expect(waits(words, 'answerer')).toBe(true);
  });
});

describe('waits when a family says it, not when it is told to one', () => {
  test.each([
    '',
    '   ',
    '…',
    'Hello',
    'She is confused today',
    'She is confused today, thank you.',
    'Thank you, she fell in the night.',
    'We will, thank you.',
    'No thank you',
    'Not good, thanks',
    'Ok, help',
    'Is that okay',
    'Ok 8',
    'Please bring her card on Tuesday.',
    'A light one is enough. We have blankets outside.',
    'Hoy está confundida',
    'No está bien, gracias',
    'Gracias, pero hoy no va',
    'Oggi è confusa',
    'Non va bene',
    'Grazie, ma ha la febbre',
    'Sie ist heute verwirrt',
    'Nicht gut, danke',
    'Danke, sie hat Fieber',
    'Сегодня она растеряна',
    'Спасибо, у неё температура',
    'Всё плохо',
    '😢',
    'The recall meets us at the door.',
  ])('“%s”', (words) => {
    expect(waits(words, 'asker')).toBe(true);
    expect(waits(words, 'answerer')).toBe(false);
  });
});

describe('waits for nothing: only thanks, or that it has been understood', () => {
  test.each([
    'Thank you!',
    'THANK YOU SO MUCH',
    'Ok great, thanks',
    'Got it, thank you very much for everything.',
    'Gracias',
    'Muchísimas gracias por todo',
    'Está bien, gracias',
    'De acuerdo, muy amables. ¡Gracias!',
    'Grazie mille',
    'Va bene, grazie di cuore',
    'D’accordo, ho capito',
    'Vielen Dank!',
    'Alles klar, danke schön',
    'Herzlichen Dank für alles',
    'Спасибо',
    'Хорошо, спасибо вам большое!',
    'Поняла, благодарю за всё',
    '👍🏽',
    'Ok ❤️',
  ])('“%s”', (words) => {
    expect(waits(words, 'asker')).toBe(false);
    expect(waits(words, 'answerer')).toBe(false);
  });
});
