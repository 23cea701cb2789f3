import type { ComponentType } from 'react';
import { pageTitle } from '#web/page-title.ts';
import { BrandRow } from '#web/ui/BrandRow.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ButtonsSheet } from './ButtonsSheet.tsx';
import { ChoicesSheet } from './ChoicesSheet.tsx';
import { DaysSheet } from './DaysSheet.tsx';
import { FieldsSheet } from './FieldsSheet.tsx';
import { OverlaysSheet } from './OverlaysSheet.tsx';
import { PicturesSheet } from './PicturesSheet.tsx';
import { PricesSheet, ProgressSheet } from './ProgressSheet.tsx';
import { RecordsSheet } from './RecordsSheet.tsx';
import { groups } from './samples.ts';
import { SearchSheet } from './SearchSheet.tsx';
import styles from './UiPage.module.css';

const sheets: Record<(typeof groups)[number][0], ComponentType> = {
  buttons: ButtonsSheet,
  fields: FieldsSheet,
  choices: ChoicesSheet,
  days: DaysSheet,
  search: SearchSheet,
  overlays: OverlaysSheet,
  progress: ProgressSheet,
  facts: PricesSheet,
  records: RecordsSheet,
  pictures: PicturesSheet,
};

/** Every part in every state, for looking at and for one accessibility test over them all. */
export default function UiPage() {
  return (
    <div className={styles.page}>
      <title>{pageTitle('Component sheet')}</title>
      <BrandRow />
      <h1 tabIndex={-1}>Component sheet</h1>
      <div className={styles.sheets}>
        {groups.map(([name, title]) => {
          const Sheet = sheets[name];
          return (
            <Card key={name} id={name} aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`}>{title}</h2>
              <Sheet />
            </Card>
          );
        })}
      </div>
    </div>
  );
}
