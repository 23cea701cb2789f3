import { X } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { foundQuestions, questions } from '../questions.ts';
import { type Category, categories } from '../ticket.ts';
import { categoryIcons } from './category-icons.ts';
import styles from './Questions.module.css';

/** What families ask most, by subject (`?category=`) and by what somebody types. */
export function Questions({ category }: { category: Category | undefined }) {
  const t = useWords();
  const [, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const choose = (next: Category | undefined) =>
    setSearch(queryText({ category: next }), { replace: true, preventScrollReset: true });
  const all = questions.map((asked) => ({
    ...asked,
    question: t(`support.q.${asked.name}`),
    answer: t(`support.q.${asked.name}.answer`, asked.values),
  }));
  const found = foundQuestions(all, { text, category });
  const isSought = text.trim() !== '' || category !== undefined;
  return (
    <div className={styles.part}>
      <TextField
        label={t('support.search')}
        name="help-search"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
        data-testid="help-search"
      />
      <ul className={styles.categories} aria-label={t('support.categories')}>
        {categories
          .filter((name) => name !== 'other')
          .map((name) => {
            const Icon = categoryIcons[name];
            return (
              <li key={name}>
                <button
                  type="button"
                  className={styles.category}
                  aria-pressed={category === name}
                  onClick={() => choose(category === name ? undefined : name)}
                  data-testid={`category-${name}`}
                >
                  <span className={styles.icon} aria-hidden="true">
                    <Icon size={24} />
                  </span>
                  {t(`support.category.${name}`)}
                </button>
              </li>
            );
          })}
      </ul>
      <Card aria-labelledby="questions-title">
        <div className={styles.head}>
          <h2 id="questions-title">
            {category ? t(`support.category.${category}`) : t(text.trim() ? 'support.found' : 'support.popular')}
          </h2>
          {category && (
            <Chip
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => choose(undefined)}
              data-testid="all-categories"
            >
              {t('support.allCategories')}
            </Chip>
          )}
        </div>
        <p className="vh" role="status">
          {isSought && t('support.foundCount', { count: found.length })}
        </p>
        {found.length === 0 && <p data-testid="nothing-found">{t('support.foundNothing')}</p>}
        {found.map(({ name, question, answer, to }) => (
          <Disclosure key={name} summary={question} data-testid={`question-${name}`}>
            <p>{answer}</p>
            {to && (
              <p>
                <a className="link" href={to}>
                  {t(`support.q.${name}.link`)}
                </a>
              </p>
            )}
          </Disclosure>
        ))}
      </Card>
    </div>
  );
}
