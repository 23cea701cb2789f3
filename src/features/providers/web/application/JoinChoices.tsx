import { type FormEvent, type RefObject, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import { href, toLogin } from '#web/paths.ts';
import { Art } from '#web/ui/Art.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { partnerKinds } from '../../application.ts';
import styles from './JoinChoices.module.css';

/** Two doors: one for families, one for who provides care. The second is a form that also works before the page is awake. */
export function JoinChoices({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useWords();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 && chosen === '' ? t('partners.join.unchosen') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '') setAttempt(attempt + 1);
    else void navigate(href('/registertype', undefined, { as: chosen }));
  };
  return (
    <>
      <BrandRow />
      <div className={`wrap ${styles.page}`}>
        <title>{pageTitle(t('partners.join.title'), error && t('shell.errorTitle'))}</title>
        <meta name="description" content={t('partners.join.description', { brand: brand.name })} />
        <ErrorSummary problems={error ? [{ field: 'as', message: error }] : []} attempt={attempt} />
        <h1 ref={heading} tabIndex={-1}>
          {t('partners.join.title')}
        </h1>
        <div className={styles.doors}>
          <section className={styles.door} aria-labelledby="need-care">
            <div className={styles.picture} data-tint="coral">
              <Art
                kind="portrait"
                traits={{
                  hair: 'waves',
                  hairColor: 'silver',
                  skin: 'tan',
                  outfit: 'shawl',
                  tint: 'coral',
                  glasses: true,
                  lines: true,
                  backdrop: 'none',
                }}
                width={240}
                height={280}
                eager
              />
            </div>
            <div className={styles.words}>
              <h2 id="need-care">{t('partners.join.need')}</h2>
              <p className="muted">{t('partners.join.need.text')}</p>
              <ButtonLink href={href('/profile/signup')} variant="secondary" size="large" data-testid="join-family">
                {t('partners.join.signUp')}
              </ButtonLink>
            </div>
          </section>
          <section className={styles.door} aria-labelledby="provide-care">
            <div className={styles.picture} data-tint="pine">
              <Art
                kind="portrait"
                traits={{
                  hair: 'bun',
                  hairColor: 'espresso',
                  skin: 'olive',
                  outfit: 'scrubs',
                  tint: 'pine',
                  earrings: true,
                  backdrop: 'none',
                }}
                width={240}
                height={280}
                eager
              />
            </div>
            <form
              className={styles.words}
              action={href('/registertype')}
              onSubmit={submit}
              noValidate
              data-testid="join-partner"
            >
              <h2 id="provide-care">{t('partners.join.provide')}</h2>
              <RadioCards
                label={t('partners.join.as')}
                name="as"
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
                error={error}
                options={partnerKinds.map((kind) => ({ value: kind, label: t(`partners.kind.${kind}`) }))}
                data-testid="join-as"
              />
              <Button type="submit" size="large" data-testid="join-continue">
                {t('partners.join.continue')}
              </Button>
            </form>
          </section>
        </div>
        <p className={styles.end}>
          {t('partners.join.already')}{' '}
          <a className="link" href={toLogin(href('/partner'))} data-testid="partner-login">
            {t('partners.join.logIn')}
          </a>
        </p>
      </div>
    </>
  );
}
