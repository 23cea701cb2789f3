import { Suspense, useId } from 'react';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import type { family } from '#features/family/contract.ts';
import type { Reply } from '#shared/call.ts';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { useIsAlive } from '#web/useIsAlive.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { EmergencyCard } from '../emergency-card.ts';
import { type CardLine, codedCard, linesOf } from '../emergency-lines.ts';
import { medicationAddress } from './addresses.ts';
import styles from './CardSheet.module.css';
import { PrintButton } from '#web/ui/PrintButton.tsx';

const NoCode = () => null;
// Without a line the card is read without its code.
const QrCode = lazyPart(() =>
  import('#web/ui/QrCode.tsx').then(
    ({ QrCode }) => QrCode,
    () => NoCode,
  ),
);

type Props = { card: EmergencyCard; people: Reply<typeof family.people>; back: string };

/** What first helpers have to know, to be shown or printed: on paper a strip that folds to the size of a bank card. */
export function CardSheet({ card, people, back }: Props) {
  const t = useWords();
  const locale = useLocale();
  const lines = linesOf(card, { t, locale });
  const ofPart = (...parts: CardLine['part'][]) => lines.filter(({ part }) => parts.includes(part));
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('medication.card')} people={people} />
      <header className="page-head" data-print="hide">
        <h1 tabIndex={-1}>{t('medication.card')}</h1>
        <FamilyFaces
          people={people}
          shown={card.personId}
          address={(id) => medicationAddress(id === people.ownId ? undefined : id)({ view: 'card' })}
        />
      </header>
      <div className="row" data-print="hide">
        <BackLink href={back}>{t('medication.history.back')}</BackLink>
        <PrintButton label={t('medication.card.print')} data-testid="print-card" />
      </div>
      <article className={styles.card} aria-labelledby="card-name" data-testid="emergency-card">
        <div className={styles.face}>
          <header className={styles.head}>
            <p className={styles.kind}>{t('medication.card')}</p>
            <h2 id="card-name">{card.name}</h2>
            <p>{card.age === null ? t('medication.card.age.unsaid') : t('medication.card.age', { count: card.age })}</p>
          </header>
          <Parts lines={ofPart('allergies')} isUrgent />
          <Parts lines={ofPart('contacts')} phones={card.contacts.map(({ phone }) => phone)} />
          <Parts lines={ofPart('bloodGroup', 'language')} isBeside />
        </div>
        <div className={styles.face}>
          <Parts lines={ofPart('conditions', 'medicines')} />
          <Parts lines={ofPart('needs').filter(({ isSaid }) => isSaid)} />
          <p className={styles.asOf}>
            {t('medication.card.asOf')} <DateText day={card.today} />
          </p>
        </div>
        <Code card={card} lines={lines} />
      </article>
      <div className={styles.notes} data-print="hide">
        {!card.isWhole && <p data-testid="card-part">{t('medication.card.part')}</p>}
        <p className="small muted">{t('medication.card.note')}</p>
      </div>
    </div>
  );
}

type PartsProps = {
  lines: readonly CardLine[];
  isUrgent?: boolean;
  isBeside?: boolean;
  /** To be called, entry by entry. */
  phones?: readonly string[];
};

function Parts({ lines, isUrgent, isBeside, phones = [] }: PartsProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={styles.parts} data-urgent={isUrgent || undefined} data-beside={isBeside || undefined}>
      {lines.map(({ part, term, entries, isSaid }) => (
        <div key={part}>
          <dt>{term}</dt>
          {entries.map((entry, place) => (
            <dd key={entry} className={isSaid ? undefined : 'muted'} data-testid={`card-${part}`}>
              {phones[place] ? <Call phone={phones[place]} words={entry} /> : entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The number, with which the words end, stays in one line. */
function Call({ phone, words }: { phone: string; words: string }) {
  const number = phoneInWords(phone);
  return (
    <a href={phoneLink(phone)}>
      <span>{words.slice(0, -number.length).trim()}</span> <span className="nowrap">{number}</span>
    </a>
  );
}

function Code({ card, lines }: { card: EmergencyCard; lines: readonly CardLine[] }) {
  const t = useWords();
  const locale = useLocale();
  const id = useId();
  const isAlive = useIsAlive(); // its module is brought by the browser
  const { text, leftOut } = codedCard(card, lines, { t, locale });
  const terms = lines.filter(({ part }) => leftOut.includes(part)).map(({ term }) => term);
  return (
    <div className={styles.face} data-code aria-describedby={id} data-testid="card-code" data-text={text}>
      {text !== undefined && isAlive && (
        <Suspense>
          <QrCode text={text} size={220} label={t('medication.card.code')} />
        </Suspense>
      )}
      <p id={id} className="small muted">
        <span>{t(text === undefined ? 'medication.card.code.none' : 'medication.card.code.text')}</span>
        {text !== undefined && terms.length > 0 && (
          <span data-testid="card-left-out"> {t('medication.card.code.left', { what: terms.join(', ') })}</span>
        )}
      </p>
    </div>
  );
}
