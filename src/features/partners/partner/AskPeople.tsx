import { brand } from '#shared/brand.ts';
import { phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';

/** To us, by phone or in writing, for whoever waits to hear of an application. */
export function AskPeople() {
  const t = useWords();
  return (
    <p className="row small muted">
      {t('partners.status.help')}
      <a className="link" href={phoneLink(brand.phone)}>
        {brand.phone}
      </a>
      <a
        className="link"
        href={href('/help-support', undefined, { step: 'new', category: 'account' })}
        data-testid="ask-people"
      >
        {t('partners.status.write')}
      </a>
    </p>
  );
}
