import { useLocation } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { PersonFace } from './PersonFace.tsx';
import styles from './LookingFor.module.css';
import { useCaredFor, useCircle } from './queries.ts';

/** For whom somebody looks for care, where it is not themselves, and the way back to oneself. Where one chooses for whom (`isChosenHere`), who cannot be is said there. */
export function LookingFor({ isChosenHere }: { isChosenHere: boolean }) {
  const t = useWords();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const person = useCaredFor();
  const ownId = useCircle()?.ownId;
  if (person === undefined || (person === null && isChosenHere)) return null;
  const name = person ? `${person.firstName} ${person.lastName}` : '';
  const words = person ? t('family.lookingFor', { name }) : t('family.lookingFor.stranger');
  const forMyself = () => {
    // read here: a wizard writes what is chosen into the address without a step
    const search = new URLSearchParams(location.search);
    // where one chooses for whom, that is a choice; elsewhere nobody is named
    search.set('for', (isChosenHere && ownId) || '');
    void navigate({ pathname, search: `?${search.toString()}`, hash }, { replace: true, preventScrollReset: true });
  };
  return (
    <aside className={styles.bar} aria-label={words} data-testid="looking-for">
      <div className={`wrap ${styles.line}`}>
        {person && (
          <span className={styles.face} aria-hidden="true">
            <PersonFace name={name} image={person.profileImage} relationship={person.relationship} />
          </span>
        )}
        <b>{words}</b>
        <button type="button" className="link" onClick={forMyself} data-testid="for-myself">
          {t('family.lookingFor.self')}
        </button>
      </div>
    </aside>
  );
}
