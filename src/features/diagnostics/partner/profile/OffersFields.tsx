import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { useTypedField } from '#web/forms/useTyped.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { categories, type Item, packages, tests, wordOf } from '../../catalogue.ts';
import styles from './Offers.module.css';
import { isWrongPrice, type TypedOffers, type TypedProfile } from './typed-profile.ts';

type Props = { form: Pick<CheckedForm<TypedProfile>, 'control' | 'setValue'> };

/** A price for each test and package of the catalogue, folded up by what they are about. */
export function OffersFields({ form }: Props) {
  const t = useWords();
  const typed = useTypedField<TypedOffers>(form.control, 'offers');
  const groups = [
    ...categories.map((category) => ({
      name: category as string,
      label: t(`diagnostics.category.${category}`),
      items: tests.filter((test) => test.category === category) as readonly Item[],
    })),
    { name: 'packages', label: t('diagnostics.packages'), items: packages as readonly Item[] },
  ];
  const priced = (items: readonly Item[]) => items.filter(({ _id }) => (typed[_id] ?? '').trim() !== '').length;
  return groups.map(({ name, label, items }) => (
    <Disclosure
      key={name}
      data-testid={`offers-${name}`}
      summary={`${label} (${priced(items)}/${items.length})`}
      open={name === 'heart'}
    >
      <div className={styles.prices}>
        {items.map((item) => {
          const text = typed[item._id] ?? '';
          return (
            <TextField
              key={item._id}
              id={`price-${item._id}`}
              label={t(wordOf(item))}
              inputMode="decimal"
              autoComplete="off"
              extent="date"
              value={text}
              error={isWrongPrice(text) ? t('errors.labPriceImproper') : undefined}
              onChange={({ target }) => form.setValue('offers', { ...typed, [item._id]: target.value })}
              data-testid={`price-${item.code}`}
            />
          );
        })}
      </div>
    </Disclosure>
  ));
}
