import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { brand } from '#shared/brand.ts';
import type { ClosingKind } from '#features/account/leaving.ts';
import type { LeavingAccount } from '../contract.ts';
import styles from './OwnData.module.css';

/** What goes, and what has to stay: what it is, why, and until when. Both are what the capabilities themselves declare. */
export function KeptList({ kind, own: { erased, kept } }: { kind: ClosingKind; own: LeavingAccount }) {
  const t = useWords();
  return (
    <Card aria-labelledby="kept" className={styles.stack} data-testid="kept">
      <h2 id="kept">{t('closing.kept.title')}</h2>
      <p>{t(`closing.kept.lead.${kind}`)}</p>
      <dl className={styles.kept}>
        {kept.map((reason) => (
          <div key={reason} data-testid={`kept-${reason}`}>
            <dt>{t(`closing.kept.${reason}`)}</dt>
            <dd>{t(`closing.kept.${reason}.why`, { brand: brand.name })}</dd>
            <dd className="small muted">{t(`closing.kept.${reason}.until`)}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t('closing.parts.title')}>
        <ul className={styles.parts}>
          {erased.map((name) => (
            <li key={name}>{t(`closing.parts.${name}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
