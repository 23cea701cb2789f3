import { ArrowLeftRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePrintedCode } from '#web/usePrintedCode.tsx';
import { ShareButton } from '#features/providers/web/ShareButton.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import type { Query } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { useLastList } from '../last-list.ts';
import { type ComparedPart, ComparedTable } from './ComparedTable.tsx';
import { compareAddress, type Comparing } from './comparing.ts';
import styles from './SideBySide.module.css';

type Props<Provider> = {
  comparing: Comparing;
  providers: readonly Provider[];
  /** Above each column; `without` is the comparison without it. */
  head: (provider: Provider, without: string) => ReactNode;
  parts: readonly ComparedPart[];
  /** Where others are found when no list of this service was open before. */
  front: string;
  /** What else stands in the address. */
  along?: Query;
};

/** Up to four providers side by side, what differs marked; its address can be sent, and it prints for the family talk. */
export function SideBySide<Provider extends { _id: string; name: string }>(props: Props<Provider>) {
  const { comparing, providers, head, parts, front, along } = props;
  const t = useWords();
  const [search] = useSearchParams();
  const last = useLastList();
  const { words, list } = comparing;
  const findMore = last?.address.startsWith(list({})) ? last.address : front;
  const isOnlyDifferent = search.get('only') === '1';
  const ids = providers.map(({ _id }) => _id);
  const addressOf = (those: readonly string[], only?: 1) => compareAddress(comparing, those, { only, ...along });
  const title = t(`${words}.compare.title`);
  const { code, print } = usePrintedCode(() => addressOf(ids), title);
  if (providers.length === 0) return <NothingToCompare words={words} title={title} findMore={findMore} />;
  return (
    <div className={`wrap page-stack ${styles.page}`} data-count={providers.length}>
      <title>{pageTitle(t('search.compare.titleOf', { names: providers.map(({ name }) => name).join(', ') }))}</title>
      <PrintHead />
      <header className={styles.head}>
        <BackLink href={findMore}>{t(`${words}.compare.back`)}</BackLink>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{t('search.compare.lead')}</p>
        <div className={styles.actions} data-print="hide">
          <ButtonLink
            variant="secondary"
            href={addressOf(ids, isOnlyDifferent ? undefined : 1)}
            icon={<ArrowLeftRight size={20} aria-hidden="true" />}
            data-testid="only-differences"
          >
            {t(isOnlyDifferent ? 'search.compare.showAll' : 'search.compare.only')}
          </ButtonLink>
          <Button
            variant="secondary"
            icon={<Printer size={20} aria-hidden="true" />}
            onClick={print}
            data-testid="print-comparison"
          >
            {t('search.compare.print')}
          </Button>
          <ShareButton title={title} label={t('providers.share')} />
        </div>
      </header>
      <ul className={styles.heads} data-count={providers.length}>
        {providers.map((provider) => (
          <li key={provider._id}>{head(provider, addressOf(ids.filter((id) => id !== provider._id)))}</li>
        ))}
      </ul>
      {providers.length === 1 && (
        <Notice action={<ButtonLink href={findMore}>{t(`${words}.compare.add`)}</ButtonLink>}>
          {t(`${words}.compare.one`)}
        </Notice>
      )}
      {parts.map(({ rows, ...part }) => (
        <ComparedTable
          key={part.id}
          {...part}
          rows={isOnlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows}
          providers={providers}
        />
      ))}
      {code && (
        <div className={`print-only ${styles.code}`}>
          {code}
          <p>{t(`${words}.compare.code`)}</p>
        </div>
      )}
    </div>
  );
}

function NothingToCompare({ words, title, findMore }: { words: string; title: string; findMore: string }) {
  const t = useWords();
  return (
    <div className="wrap page-block">
      <title>{pageTitle(title)}</title>
      <EmptyState
        as="h1"
        spot="search"
        title={t(`${words}.compare.empty`)}
        action={<ButtonLink href={findMore}>{t(`${words}.compare.add`)}</ButtonLink>}
      >
        {t(`${words}.compare.empty.hint`)}
      </EmptyState>
    </div>
  );
}
