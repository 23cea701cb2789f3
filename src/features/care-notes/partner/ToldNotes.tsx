import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import type { CareItem, CareNotes } from '../care-notes.ts';
import styles from '../web/CareNotes.module.css';
import { notesInWords } from '../web/notes-in-words.ts';
import { useToldNotes } from '../web/queries.ts';

/** What the family tells of somebody who comes; the emergency contact can be called. */
export function ToldNotes({ notes }: { notes: CareNotes }) {
  const t = useWords();
  const locale = useLocale();
  const lines = notesInWords(notes, { t, locale }).toSorted((one, other) => rank(one) - rank(other));
  return (
    <div className={styles.told} data-testid="told-notes">
      <dl>
        {lines.map(({ item, term, words }) => (
          <div key={item} data-item={item}>
            <dt>{term}</dt>
            <dd data-testid={`told-${item}`}>{item === 'contact' ? <Contact notes={notes} /> : words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What may harm stands first. */
const rank = ({ item }: { item: CareItem }) => (item === 'allergies' ? 0 : 1);

function Contact({ notes: { contactName: name, contactRelationship: relationship, contactPhone: phone } }: Props) {
  const t = useWords();
  return (
    <span>
      {relationship ? `${name}, ${t(`family.relationship.${relationship}`)}` : name},{' '}
      <a className="link nowrap" href={phoneLink(phone)}>
        {phoneInWords(phone)}
      </a>
    </span>
  );
}
type Props = { notes: CareNotes };

/** The same below an accepted request, asked for when it is opened: each look is in the trail of the person. */
export function RequestNotes({ bookingId, personName }: { bookingId: string; personName: string }) {
  const t = useWords();
  const { data } = useToldNotes(bookingId);
  if (!data) return null;
  return (
    <section className={styles.notes} aria-labelledby={`told-${bookingId}`}>
      <h3 id={`told-${bookingId}`}>{t('careNotes.told.title', { person: personName })}</h3>
      {data.data ? <ToldNotes notes={data.data} /> : <p className="muted">{t('careNotes.told.nothing')}</p>}
    </section>
  );
}
