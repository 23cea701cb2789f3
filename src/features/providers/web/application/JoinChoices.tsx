import type { RefObject } from 'react';
import * as z from 'zod/mini';
import { people } from '#shared/art/people.ts';
import { brand } from '#shared/brand.ts';
import { useErrorWord } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
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
import { joiningKinds } from '../../application.ts';
import styles from './JoinChoices.module.css';

const KindForm = z.object({ as: z.enum(joiningKinds, 'partners.join.unchosen') });

/** Two doors: one for families, one for who provides care. The second is a form that also works before the page is awake. */
export function JoinChoices({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useWords();
  const navigate = useNavigate();
  const form = useCheckedForm({
    schema: KindForm,
    fields: ['as'],
    send: (chosen) => navigate(href('/registertype', undefined, chosen)),
  });
  return (
    <>
      <BrandRow />
      <div className={`wrap ${styles.page}`}>
        <title>{pageTitle(t('partners.join.title'), useErrorWord(form))}</title>
        <meta name="description" content={t('partners.join.description', { brand: brand.name })} />
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <h1 ref={heading} tabIndex={-1}>
          {t('partners.join.title')}
        </h1>
        <div className={styles.doors}>
          <section className={styles.door} aria-labelledby="need-care">
            <div className={styles.picture} data-tint="coral">
              <Art kind="portrait" traits={{ ...people.mother, backdrop: 'none' }} width={240} height={280} eager />
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
              <Art kind="portrait" traits={{ ...people.nurse, backdrop: 'none' }} width={240} height={280} eager />
            </div>
            <form
              className={styles.words}
              action={href('/registertype')}
              onSubmit={form.submit}
              noValidate
              data-testid="join-partner"
            >
              <h2 id="provide-care">{t('partners.join.provide')}</h2>
              <RadioCards
                {...form.field('as')}
                label={t('partners.join.as')}
                options={joiningKinds.map((kind) => ({ value: kind, label: t(`partners.kind.${kind}`) }))}
                data-testid="join-as"
              />
              <Button type="submit" size="large" data-testid="join-continue">
                {t('ui.continue')}
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
