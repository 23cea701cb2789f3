import { type Json, firstIn, listIn, objectIn, textIn } from './json.ts';
import { wordsOf } from './resources.ts';

/** What was measured or found, in a line: `Glucose: 98 mg/dL (70–99)`. None for a panel: what it is made of says it. */
export function resultLines(observation: Json): string[] {
  const name = wordsOf(objectIn(observation, 'code'));
  const parts = listIn(observation, 'component').map((part) => `${wordsOf(objectIn(part, 'code'))}: ${valueOf(part)}`);
  const value = [valueOf(observation), ...parts].filter(Boolean).join('; ');
  const range = rangeOf(firstIn(observation, 'referenceRange'));
  if (value === '') return listIn(observation, 'hasMember').length > 0 ? [] : [name];
  return [`${name}: ${value}${range && ` (${range})`}`];
}

function valueOf(of: Json): string {
  const range = objectIn(of, 'valueRange');
  const ratio = objectIn(of, 'valueRatio');
  const candidates = [
    quantityOf(objectIn(of, 'valueQuantity')),
    wordsOf(objectIn(of, 'valueCodeableConcept')),
    ...['valueString', 'valueInteger', 'valueBoolean', 'valueDateTime', 'valueTime'].map((name) => textIn(of, name)),
    between(quantityOf(objectIn(range, 'low')), quantityOf(objectIn(range, 'high'))),
    [ratio['numerator'], ratio['denominator']].some(Boolean)
      ? `${quantityOf(objectIn(ratio, 'numerator'))} / ${quantityOf(objectIn(ratio, 'denominator'))}`
      : '',
  ];
  return candidates.find((text) => text !== '') ?? '';
}

const quantityOf = (quantity: Json): string => {
  const value = textIn(quantity, 'value');
  if (value === '') return '';
  const unit = textIn(quantity, 'unit') || textIn(quantity, 'code');
  return [`${textIn(quantity, 'comparator')}${value}`, unit].filter(Boolean).join(' ');
};

const rangeOf = (range: Json): string =>
  textIn(range, 'text') || between(quantityOf(objectIn(range, 'low')), quantityOf(objectIn(range, 'high')));

function between(low: string, high: string): string {
  if (low && high) return `${low} – ${high}`;
  return low ? `≥ ${low}` : high && `≤ ${high}`;
}
