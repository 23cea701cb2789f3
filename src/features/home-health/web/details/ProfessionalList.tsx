import { languagesInWords } from '#features/providers/web/names-in-words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { artAddress } from '#web/ui/art-address.ts';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import type { Professional } from '../../agency.ts';
import { professionalAddress, professionInWords } from '../agency-words.ts';
import styles from './ProfessionalList.module.css';

/** Who comes, each with the way to their page. */
export function ProfessionalList({ professionals }: { professionals: readonly Professional[] }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <ul className={styles.people} data-testid="professionals">
      {professionals.map(({ _id: id, name, languages, art, ...one }) => (
        <li key={id}>
          <AvatarInitial
            name={name}
            shape="arch"
            {...(art && { image: artAddress({ kind: 'portrait', traits: art }) })}
          />
          <div>
            <h3>
              <a className="link" href={professionalAddress(id)}>
                {name}
              </a>
            </h3>
            <p className="small muted">{professionInWords(one, t)}</p>
            <p className="small muted">{languagesInWords(languages, locale)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
