import { beforeAll, describe, expect, test } from 'vitest';
import { gazetteer, type Gazetteer } from './gazetteer.ts';

let book: Gazetteer;
beforeAll(async () => {
  book = await gazetteer();
});
const suggested = (typed: string) => book.suggest(typed).map(({ label }) => label);

describe('suggesting places', () => {
  test('offers every town of a name, the biggest first, then ZIP codes', () => {
    expect(suggested('pasadena')).toEqual([
      'Pasadena, CA',
      'Pasadena, TX',
      'Pasadena, MD',
      'Pasadena, CA 91101',
      'Pasadena, CA 91103',
      'Pasadena, CA 91104',
    ]);
  });

  test('never offers more than six, and none twice', () => {
    for (const typed of ['s', 'springfield', 'new', '9', 'st', 'saint']) {
      const labels = suggested(typed);
      expect(labels).toHaveLength(6);
      expect(new Set(labels).size).toBe(6);
    }
  });

  test.each([
    ['PASADENA, CA', 'Pasadena, CA'],
    ['  pasadena ,ca', 'Pasadena, CA'],
    ['Pasadena, Tex', 'Pasadena, TX'],
    ['pasadena t', undefined],
    ['Pasadena, T', 'Pasadena, TX'],
    ['st. louis', 'Saint Louis, MO'],
    ['St.Louis', 'Saint Louis, MO'],
    ['saint lou', 'Saint Louis, MO'],
    ['ft worth', 'Fort Worth, TX'],
    ['Winston-Salem', 'Winston Salem, NC'],
    ["O'Fallon mo", 'O Fallon, MO'],
    ['O’Fallon', 'O Fallon, MO'],
    ['La Cañada', 'La Canada Flintridge, CA'],
    ['washington dc', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['portland oregon', 'Portland, OR'],
    ['charleston west virginia', 'Charleston, WV'],
    ['kansas city', 'Kansas City, MO'],
    ['new york', 'New York, NY'],
    ['tampa', 'Tampa, FL'],
  ])('understands %o', (typed, first) => expect(suggested(typed)[0]).toBe(first));

  test('a word that is still being typed may become either', () => {
    expect(suggested('st')).toEqual(expect.arrayContaining(['Saint Louis, MO', 'Stockton, CA']));
  });

  test.each([
    ['911', 'Pasadena, CA 91101'],
    ['91101', 'Pasadena, CA 91101'],
    ['91101-2204', 'Pasadena, CA 91101'],
    ['Pasadena 91104', 'Pasadena, CA 91104'],
    ['Pasadena, CA 911', 'Pasadena, CA 91101'],
  ])('finds ZIP codes for %o', (typed, first) => expect(suggested(typed)[0]).toBe(first));

  test.each(['', '   ', ',', 'xyzzy', '123456', 'Pasadena, QQ', '99999', '\u0000', '%', '('])(
    'offers nothing for %o',
    (typed) => {
      expect(suggested(typed)).toEqual([]);
    },
  );

  test('offers no military address and no company', () => {
    expect(suggested('Apo')).not.toContainEqual(expect.stringMatching(/^Apo,/));
    expect(suggested('At&t')).not.toContain('At&t, MA');
  });
});

describe('finding one place', () => {
  test('by its label, its id and its ZIP code', () => {
    for (const { id, label, city, state } of [
      ...book.suggest('pasadena'),
      ...book.suggest('saint'),
      ...book.suggest('331'),
    ]) {
      expect(book.find(id)).toMatchObject({ id, label });
      expect(book.find(label)).toMatchObject({ id, city, state });
    }
  });

  test('the biggest when several have the name', () => expect(book.find('Springfield')?.label).toBe('Springfield, IL'));

  test.each(['Pasadna', 'Pasad', 'Pasadena, NY', 'Pasadena, TX 91101', '911', '00000', ''])('not %o', (typed) => {
    expect(book.find(typed)).toBeUndefined();
  });
});

describe('the nearest town', () => {
  test.each([
    [34.1478, -118.1445, 'Pasadena, CA'],
    [29.42, -98.49, 'San Antonio, TX'],
    [27.95, -82.46, 'Tampa, FL'],
    [61.2, -149.9, 'Anchorage, AK'],
  ])('to %f, %f', (latitude, longitude, label) => expect(book.nearest({ latitude, longitude })?.label).toBe(label));

  test('none in the middle of the ocean or across it', () => {
    expect(book.nearest({ latitude: 30, longitude: -40 })).toBeUndefined();
    expect(book.nearest({ latitude: 51.5, longitude: 0 })).toBeUndefined();
    expect(book.nearest({ latitude: 90, longitude: 180 })).toBeUndefined();
  });
});
