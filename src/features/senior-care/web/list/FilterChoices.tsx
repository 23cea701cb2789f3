import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { type CentreSearch, type Counts, distances, priceSteps, ratingSteps } from '../../search.ts';
import { kinds } from '../../stay-limits.ts';
import { priceLabel, ratingLabel } from './applied-filters.ts';
import styles from './Filters.module.css';
import { languageName } from '#shared/language-name.ts';

export type ChoiceProps = {
  search: CentreSearch;
  counts: Counts;
  onChange: (change: Partial<CentreSearch>) => void;
  id: string;
};

const shownCount = (count: number | undefined) => <span className={styles.count}>{count ?? 0}</span>;
const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Each choice of a filter with the number of centers that it would leave. */
export function KindChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  return (
    <FieldGroup label={t('seniorCare.filter.kind')} id={`${id}-kind-${kinds[0]}`}>
      {kinds.map((kind) => (
        <CheckboxField
          key={kind}
          id={`${id}-kind-${kind}`}
          label={<Counted label={t(`seniorCare.kind.${kind}`)} count={counts.kind[kind]} />}
          checked={search.kind.includes(kind)}
          onChange={() => onChange({ kind: toggled(search.kind, kind) })}
          data-testid={`${id}-kind-${kind}`}
        />
      ))}
    </FieldGroup>
  );
}

export function LanguageChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  const locale = useLocale();
  const offered = [...new Set([...Object.keys(counts.language), ...search.language])]
    .map((code) => ({ code, name: languageName(code, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <FieldGroup label={t('seniorCare.filter.language')} id={`${id}-language-${offered[0]?.code ?? ''}`}>
      {offered.map(({ code, name }) => (
        <CheckboxField
          key={code}
          id={`${id}-language-${code}`}
          label={<Counted label={name} count={counts.language[code]} />}
          checked={search.language.includes(code)}
          onChange={() => onChange({ language: toggled(search.language, code) })}
          data-testid={`${id}-language-${code}`}
        />
      ))}
    </FieldGroup>
  );
}

export function PriceChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <RadioCards
      label={t('seniorCare.filter.priceADay')}
      id={`${id}-price`}
      value={String(search.max ?? '')}
      data-testid={`${id}-price`}
      onChange={({ target }) => onChange({ max: target.value === '' ? undefined : Number(target.value) })}
      options={[
        { value: '', label: t('seniorCare.filter.any') },
        ...steps(priceSteps, search.max).map((step) => ({
          value: String(step),
          label: priceLabel(step, { t, locale }),
          extra: shownCount(counts.max[step]),
        })),
      ]}
    />
  );
}

export function DistanceChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  return (
    <RadioCards
      label={t('seniorCare.filter.distance')}
      id={`${id}-distance`}
      value={String(search.miles)}
      data-testid={`${id}-distance`}
      onChange={({ target }) => onChange({ miles: Number(target.value) })}
      options={steps(distances, search.miles).map((miles) => ({
        value: String(miles),
        label: t('seniorCare.filter.within', { miles }),
        extra: shownCount(counts.miles[miles]),
      }))}
    />
  );
}

export function RatingChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <RadioCards
      label={t('seniorCare.filter.rating')}
      id={`${id}-rating`}
      value={String(search.rating ?? '')}
      data-testid={`${id}-rating`}
      onChange={({ target }) => onChange({ rating: target.value === '' ? undefined : Number(target.value) })}
      options={[
        { value: '', label: t('seniorCare.filter.any') },
        ...steps(ratingSteps, search.rating).map((rating) => ({
          value: String(rating),
          label: ratingLabel(rating, { t, locale }),
          extra: shownCount(counts.rating[rating]),
        })),
      ]}
    />
  );
}

export function FlagChoices({ search, counts, onChange, id }: ChoiceProps) {
  const t = useWords();
  return (
    <FieldGroup label={t('seniorCare.filter.more')} id={`${id}-rides`}>
      {(['rides', 'memory', 'space'] as const).map((flag) => (
        <CheckboxField
          key={flag}
          id={`${id}-${flag}`}
          label={<Counted label={t(`seniorCare.filter.${flag}`)} count={counts[flag]} />}
          checked={search[flag]}
          onChange={() => onChange({ [flag]: !search[flag] })}
          data-testid={`${id}-${flag}`}
        />
      ))}
    </FieldGroup>
  );
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  return (
    <span className={styles.counted}>
      <span>{label}</span>
      {shownCount(count)}
    </span>
  );
}

// A value of the address that is no step of ours is offered too, so that what applies is always seen.
const steps = (offered: readonly number[], chosen: number | undefined) =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
