import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';

/** What whoever sells slots has to say before anybody can book, and the way to their hours. */
export function NotFoundYet({ children }: { children: string }) {
  const t = useWords();
  return (
    <p data-testid="not-found-yet">
      {children}{' '}
      <a className="link" href={href('/partner/calendar', undefined, { show: 'hours' })}>
        {t('partner.profile.toHours')}
      </a>
    </p>
  );
}
