import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { closingKinds } from '#features/account/leaving.ts';
import { CopyCard } from './CopyCard.tsx';
import { LeavingStep } from './LeavingStep.tsx';
import { ownLeaving } from './queries.ts';
import { WaysToLeave } from './WaysToLeave.tsx';

export const loader = defineLoader(() => ({ own: ownLeaving() }));

/** A copy of everything that is kept of an account, and the two ways to leave; `?step=` is one of them. */
export default function OwnDataPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { own } = useLoaderData(loader);
  const kind = closingKinds.find((name) => name === search.get('step'));
  if (kind) return <LeavingStep key={kind} kind={kind} own={own} />;
  return (
    <div className="wrap page-stack page-narrow">
      <title>{pageTitle(t('closing.title'))}</title>
      <header>
        <BackLink href={href('/dashboard-account')}>{t('closing.back.account')}</BackLink>
        <h1 tabIndex={-1}>{t('closing.title')}</h1>
        <p className="muted">{t('closing.lead')}</p>
      </header>
      <CopyCard copies={own.copies} parts={own.copied} />
      <WaysToLeave />
    </div>
  );
}
