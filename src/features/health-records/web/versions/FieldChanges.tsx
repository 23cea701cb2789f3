import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { declaredFacts } from '#web/ui/declared-facts.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { RecordVersion } from '../../record-versions.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import styles from './Versions.module.css';

type Props = {
  type: RecordType;
  before: RecordVersion;
  after: RecordVersion;
  changes: Pick<NonNullable<RecordVersion['changes']>, 'fields'> & { areFilesOthers?: boolean };
};

/** The fields that say something else, each with what it said and what it says. */
export function FieldChanges({ type, before, after, changes: { fields: changed, areFilesOthers } }: Props) {
  const t = useWords();
  const { fields, files } = recordTypes[type];
  const said = ({ facts }: RecordVersion, name: string) =>
    declaredFacts(
      fields.filter((field) => field.name === name),
      facts,
      t,
    )[0]?.value;
  const namesOf = ({ files: hanging }: RecordVersion) => hanging.map(({ name }) => name).join(', ') || undefined;
  return (
    <FactList
      facts={[
        ...fields
          .filter(({ name }) => changed.includes(name))
          .map(({ name, words }) => ({
            term: t(words),
            value: <BeforeAfter before={said(before, name)} after={said(after, name)} />,
            testId: `changed-${name}`,
          })),
        ...(areFilesOthers
          ? [
              {
                term: t(files.words),
                value: <BeforeAfter before={namesOf(before)} after={namesOf(after)} />,
                testId: 'changed-files',
              },
            ]
          : []),
      ]}
    />
  );
}

/** Both with their words, which say it also where no line is drawn through what was. */
function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  const t = useWords();
  const blank = <i>{t('healthRecords.history.blank')}</i>;
  return (
    <span className={styles.change}>
      <span className="small muted">{t('healthRecords.history.before')}</span>
      {before ? <del>{before}</del> : blank}
      <span className="small muted">{t('healthRecords.history.after')}</span>
      {after ? <ins>{after}</ins> : blank}
    </span>
  );
}
