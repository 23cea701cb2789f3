import type { DeclaredField } from '#shared/declared-fields.ts';
import type { Translator } from '#shared/words.ts';
import { DateText } from './DateText.tsx';
import type { Fact } from './FactList.tsx';

type FieldValues = Readonly<Partial<Record<string, string>>>;

/** What declared fields say, for a list of facts; those that say nothing are not there. */
export const declaredFacts = (fields: readonly DeclaredField[], told: FieldValues, t: Translator): Fact[] =>
  fields.flatMap((field) => {
    const said = told[field.name];
    return said ? [{ term: t(field.words), value: valueOf(field, said, t), testId: `said-${field.name}` }] : [];
  });

function valueOf(field: DeclaredField, said: string, t: Translator) {
  if (field.look === 'day') return <DateText day={said} />;
  if (field.look === 'choice') return t(field.choices[said] ?? said);
  return field.look === 'text' ? <span className="lines">{said}</span> : said;
}
