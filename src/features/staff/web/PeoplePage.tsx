import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { GiveRole } from './GiveRole.tsx';
import styles from './People.module.css';
import { staffMembers } from './queries.ts';
import { StaffChanges } from './StaffChanges.tsx';
import { StaffFrame } from './StaffFrame.tsx';
import { StaffMember } from './StaffMember.tsx';

export const loader = defineLoader(() => ({ staff: staffMembers() }));

/** Who is staff; where one makes somebody staff, and takes the role away. */
export default function PeoplePage() {
  const t = useWords();
  const { staff } = useLoaderData(loader);
  const { people, changes } = staff?.data ?? { people: [], changes: [] };
  return (
    <StaffFrame heading={t('shell.staff.people')} lead={t('staff.people.lead')} isStaff={staff !== null}>
      <HoldsRows>
        <ChangedMeanwhile />
        <div className={styles.columns}>
          <div className={styles.section}>
            <section className={styles.section} aria-labelledby="staff-now">
              <h2 id="staff-now">{t('staff.people.now', { count: people.length })}</h2>
              <ul className={styles.list}>
                {people.map((person) => (
                  <StaffMember key={person._id} person={person} />
                ))}
              </ul>
            </section>
            {changes.length > 0 && <StaffChanges changes={changes} />}
          </div>
          <GiveRole />
        </div>
      </HoldsRows>
    </StaffFrame>
  );
}
