import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Card } from '#web/ui/Card.tsx';
import type { diagnostics } from '../../contract.ts';
import { testAddress } from '../addresses.ts';
import { LabNotFound } from '../centre/LabNotFound.tsx';
import { packageWith } from '../queries.ts';
import { ItemCenters } from './ItemCenters.tsx';
import { ItemHead } from './ItemHead.tsx';
import { PreparationList } from './PreparationList.tsx';
import styles from './Tests.module.css';

export const loader = defineLoader(({ search }) => ({ found: packageWith(search.get('package')) }));

/** One package: what is in it, how to prepare for all of it, and where it is done. */
export default function PackagePage() {
  const { found } = useLoaderData(loader);
  return found ? <Found found={found} /> : <LabNotFound what="test" />;
}

function Found({ found: { data: given, centers } }: { found: Reply<typeof diagnostics.package> }) {
  const t = useWords();
  return (
    <>
      <ItemHead title={given.name} about={given.about} />
      <div className="wrap page-stack">
        <div className={styles.columns}>
          <div className="stack">
            <Card aria-labelledby="inside" className="stack">
              <h2 id="inside">{t('diagnostics.package.inside')}</h2>
              <ul className="stack" data-testid="package-tests">
                {given.tests.map(({ _id: id, name, about }) => (
                  <li key={id}>
                    <a className="link" href={testAddress(id)}>
                      {name}
                    </a>
                    <p className="small muted">{about}</p>
                  </li>
                ))}
              </ul>
            </Card>
            <Card aria-labelledby="prepare" className="stack">
              <h2 id="prepare">{t('diagnostics.prepare.title')}</h2>
              <PreparationList {...given} />
            </Card>
          </div>
          <ItemCenters item={given} centers={centers} />
        </div>
      </div>
    </>
  );
}
