import { Suspense } from 'react';
import type { Reply } from '#shared/call.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import type { recordLinks } from '../../record-links.ts';
import styles from './Links.module.css';

export type IssuedLink = Reply<typeof recordLinks.make>['data'];

const NoCode = () => null;
const QrCode = lazyPart(() =>
  import('#web/ui/QrCode.tsx').then(
    ({ QrCode }) => QrCode,
    () => NoCode,
  ),
);

/** The link and its passcode, which are shown this once. */
export function MadeLink({ made: { key, passcode, endsAt } }: { made: IssuedLink }) {
  const t = useWords();
  const locale = useLocale();
  const heading = useHeadingFocus(key);
  const address = location.origin + href('/shared-record', undefined, { key });
  return (
    <section className={styles.made} data-testid="made-link">
      <h2 ref={heading} tabIndex={-1}>
        {t('healthRecords.link.made')}
      </h2>
      <Notice tone="warning">{t('healthRecords.link.once')}</Notice>
      <p className={styles.address} data-testid="link-address">
        {address}
      </p>
      <CopyButton text={address} label={t('healthRecords.link.copy')} data-testid="copy-link" />
      <p>
        {t('healthRecords.link.passcode')} <b className={styles.passcode}>{passcode}</b>
      </p>
      <p className="muted">{t('healthRecords.link.passcode.text')}</p>
      <div className={styles.code} data-text={address} data-testid="made-code">
        <Suspense>
          <QrCode text={address} size={220} label={t('healthRecords.link.code')} />
        </Suspense>
      </div>
      <p>{sentenceCase(t('healthRecords.link.until', { moment: ownMomentInWords(endsAt, locale) }), locale)}</p>
    </section>
  );
}
