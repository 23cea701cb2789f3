import type { ComponentType } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Counts } from '../place-search.ts';
import { type AnyFilter, type Choice, FLAG, optionsOf, type OwnChoice, press, valueOf } from '../filters.ts';
import type { ListSearch } from '../search-limits.ts';
import styles from './Filters.module.css';
import type { OwnChoices } from './searched-service.ts';

type FilterOfLook<Look> = AnyFilter & { look: Look };
type Props<Search, Filter> = {
  filter: Filter;
  search: Search;
  empty: Search;
  /** Undefined until they are known: then the choices stand without numbers. */
  counts: Counts | undefined;
  onChange: (change: Partial<Search>) => void;
  id: string;
  /** What the reader has of its choices. */
  own?: ComponentType<OwnChoices> | undefined;
};

/** The choices of a filter, each with the number of providers that it would leave. */
export function FilterChoices<Search extends ListSearch>({ filter, ...rest }: Props<Search, AnyFilter>) {
  const { own: Own } = rest;
  if (filter.look === 'many')
    return Own ? (
      <Own>{(ownAmong) => <ManyChoices filter={filter} {...rest} ownAmong={ownAmong} />}</Own>
    ) : (
      <ManyChoices filter={filter} {...rest} />
    );
  if (filter.look === 'one') return <OneChoice filter={filter} {...rest} />;
  return <FlagChoice filter={filter} {...rest} />;
}

type ManyProps<Search> = Props<Search, FilterOfLook<'many'>> & { ownAmong?: Parameters<OwnChoices['children']>[0] };

function ManyChoices<Search extends ListSearch>(props: ManyProps<Search>) {
  const { filter, search, counts, onChange, id, ownAmong } = props;
  const t = useWords();
  const locale = useLocale();
  const options = optionsOf(filter, search, counts);
  const own = ownAmong?.(options.map(String)) ?? [];
  const others = options
    .filter((option) => !own.some(({ choice }) => choice === option))
    .map((option) => ({ option, name: filter.choice(option, { t, locale }), note: undefined }));
  if (filter.options === 'found') others.sort((one, other) => one.name.localeCompare(other.name, locale));
  const named = [...own.map(asOption), ...others];
  /** Names have spaces, ids have none. */
  const idOf = (option: Choice) => `${id}-${filter.key}-${String(option).replaceAll(/\s+/g, '-')}`;
  const isWaiting = filter.options === 'found' && counts === undefined;
  return (
    <FieldGroup
      label={titleOf(filter, { t, locale })}
      id={idOf(named[0]?.option ?? '')}
      hint={filter.hint?.({ t, locale, hasChoices: isWaiting || named.length > 0 })}
    >
      {named.map(({ option, name, note }) => (
        <CheckboxField
          key={option}
          id={idOf(option)}
          label={<Counted label={name} note={note} count={countOf(counts, filter, option)} />}
          checked={(valueOf(filter, search) as unknown as Choice[]).includes(option)}
          onChange={() => onChange(press(filter, search, option))}
          data-testid={idOf(option)}
        />
      ))}
      {isWaiting && waiting.map((line) => <Skeleton key={line} shape="button" />)}
    </FieldGroup>
  );
}

const waiting = [1, 2, 3];

const asOption = ({ choice, note }: OwnChoice) => ({ option: choice, name: choice, note });

function OneChoice<Search extends ListSearch>(props: Props<Search, FilterOfLook<'one'>>) {
  const { filter, search, empty, counts, onChange, id } = props;
  const t = useWords();
  const locale = useLocale();
  const options = optionsOf(filter, search, counts);
  const choices = options.map((option) => ({
    value: String(option),
    label: filter.choice(option, { t, locale }),
    extra: <Count count={countOf(counts, filter, option)} />,
  }));
  const hasDefault = valueOf(filter, empty) !== undefined;
  return (
    <RadioCards
      label={titleOf(filter, { t, locale })}
      id={`${id}-${filter.key}`}
      value={String(valueOf(filter, search) ?? '')}
      data-testid={`${id}-${filter.key}`}
      onChange={({ target }) =>
        onChange(
          press(
            filter,
            search,
            options.find((option) => String(option) === target.value),
          ),
        )
      }
      options={hasDefault ? choices : [{ value: '', label: t('search.filter.any') }, ...choices]}
    />
  );
}

function FlagChoice<Search extends ListSearch>(props: Props<Search, FilterOfLook<'flag'>>) {
  const { filter, search, counts, onChange, id } = props;
  const t = useWords();
  const locale = useLocale();
  return (
    <CheckboxField
      id={`${id}-${filter.key}`}
      label={<Counted label={filter.name({ t, locale })} count={countOf(counts, filter, FLAG)} />}
      checked={Boolean(valueOf(filter, search))}
      onChange={() => onChange(press(filter, search, FLAG))}
      data-testid={`${id}-${filter.key}`}
    />
  );
}

/** Once counts are known, a choice that they do not name leaves nobody. */
export const countOf = (counts: Counts | undefined, { key }: AnyFilter, choice: Choice) =>
  counts && (counts[key]?.[choice] ?? 0);

const titleOf = (filter: FilterOfLook<'many' | 'one'>, speaking: Parameters<AnyFilter['name']>[0]) =>
  (filter.title ?? filter.name)(speaking);

function Counted({ label, note, count }: { label: string; note?: string | undefined; count: number | undefined }) {
  return (
    <span className={styles.counted}>
      <span>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <Count count={count} />
    </span>
  );
}

const Count = ({ count }: { count: number | undefined }) => <span className={styles.count}>{count}</span>;
