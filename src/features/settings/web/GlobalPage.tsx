import type { GlobalPreferences } from '#features/preferences/preferences.ts';
import { ownChoices, useChangeChoices } from '#features/preferences/web/queries.ts';
import { SavedNote } from '#features/preferences/web/SavedNote.tsx';
import { languages, offeredLanguages } from '#shared/languages.ts';
import { textSizes, themes } from '#shared/ui-cookie.ts';
import { changeDisplay, useDisplay } from '#web/display.ts';
import { speak } from '#web/i18n/speaking.ts';
import { useLanguage, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import styles from './GlobalPage.module.css';
import { ZoneField } from './ZoneField.tsx';

export const loader = defineLoader(() => ({ choices: ownChoices() }));

const spoken = Object.keys(offeredLanguages) as (keyof typeof offeredLanguages)[];

/** Language, letters, colours, clock and money: each holds at once on this device, and on the next one after its log-in. */
export default function GlobalPage() {
  const t = useWords();
  const language = useLanguage();
  const { textSize, theme } = useDisplay();
  const { timeZone } = useLoaderData(loader).choices.data.global;
  const { change, ...saving } = useChangeChoices('global');
  const show = (chosen: Pick<Partial<GlobalPreferences>, 'textSize' | 'theme'>) => {
    changeDisplay(chosen);
    change(chosen);
  };
  return (
    <div className="wrap page-stack page-narrow">
      <title>{pageTitle(t('settings.global'))}</title>
      <header>
        <BackLink href={href('/dashboard-account')}>{t('settings.back')}</BackLink>
        <h1 tabIndex={-1}>{t('settings.global')}</h1>
        <p className="muted">{t('settings.global.text')}</p>
      </header>
      <Card as="div" className={styles.card}>
        <RadioCards
          label={t('settings.global.language')}
          columns={2}
          value={language}
          options={spoken.map((value) => ({
            value,
            label: <span lang={languages[value]}>{offeredLanguages[value]}</span>,
          }))}
          onChange={({ target }) => void speak(target.value as (typeof spoken)[number])} // of the options
          data-testid="global-language"
        />
        <RadioCards
          label={t('shell.textSize')}
          columns={2}
          value={textSize}
          options={textSizes.map((value) => ({
            value,
            label: <span data-letters={value}>{t(`shell.textSize.${value}`)}</span>,
          }))}
          onChange={({ target }) => show({ textSize: target.value as (typeof textSizes)[number] })} // of the options
          data-testid="global-size"
        />
        <p>
          <a className="link" href={href('/dashboard', undefined, { view: 'widgets' })} data-testid="global-easy">
            {t('settings.global.easy')}
          </a>
        </p>
        <RadioCards
          label={t('shell.theme')}
          columns={2}
          value={theme}
          options={themes.map((value) => ({
            value,
            label: t(`shell.theme.${value}`),
            ...(value === 'system' && { detail: t('settings.global.system') }),
          }))}
          onChange={({ target }) => show({ theme: target.value as (typeof themes)[number] })} // of the options
          data-testid="global-theme"
        />
        <ZoneField accountZone={timeZone} onChange={change} />
        <dl className={styles.money}>
          <dt>{t('settings.global.currency')}</dt>
          <dd>{t('settings.global.currency.usd')}</dd>
        </dl>
        <SavedNote {...saving} />
      </Card>
    </div>
  );
}
