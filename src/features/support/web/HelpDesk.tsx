import { useSearchParams } from 'react-router';
import type { family } from '#features/family/contract.ts';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { tickets } from '../contract.ts';
import { isCategory, type HelpDesk as Desk } from '../ticket.ts';
import styles from './HelpColumns.module.css';
import { MyTickets } from './MyTickets.tsx';
import { Questions } from './Questions.tsx';
import { TalkToUs } from './TalkToUs.tsx';

type Props = { desk: Desk; mine: Reply<typeof tickets.mine>; people: Reply<typeof family.people> };

/** Where help begins: what others have asked, one's own tickets (`?for=`: about one person), and how to reach somebody. */
export function HelpDesk({ desk, mine, people }: Props) {
  const t = useWords();
  const [search] = useSearchParams();
  const named = search.get('category');
  const category = isCategory(named) ? named : undefined;
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('support.title')} people={people} />
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t('support.title')}</h1>
          <p className="muted">{t('support.lead')}</p>
        </div>
        <FamilyFaces
          people={people}
          address={(personId) =>
            href('/help-support', undefined, { for: personId, category, status: search.get('status') })
          }
        />
      </header>
      <div className={styles.columns} data-look="desk">
        <Questions category={category} />
        <div className="stack">
          <TalkToUs usualMinutes={desk.usualMinutes} category={category} />
          <MyTickets mine={mine} />
        </div>
      </div>
    </div>
  );
}
