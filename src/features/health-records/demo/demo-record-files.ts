import { elena } from '#features/account/demo/accounts.ts';
import { type DemoWorld, hangPictures, line, sheet } from '#features/uploads/demo/demo-pictures.ts';
import { RECORD_FILE } from '../record.ts';
import { filesOfRecord } from '../server/record-files.ts';
import { demoRecord } from './demo-health.ts';

const size = { width: 1000, height: 1400 } as const;

/** A paper with a heading, some lines, and a word that it is made up. */
const paper = (name: string, heading: string, lines: readonly string[]) => ({
  ...size,
  name,
  svg: sheet({
    ...size,
    back: '#ffffff',
    lines:
      line(80, 160, { size: 54, words: heading }) +
      lines.map((words, place) => line(80, 300 + place * 80, { size: 38, words })).join('') +
      line(80, 1320, { size: 34, words: 'A made-up paper of the demo town' }),
  }),
});

const papers = {
  letter: paper('letter.jpg', 'Arroyo Memory Clinic', [
    'Rosa Marín',
    'Seen for her yearly visit.',
    'No change since last year.',
    'Dr. Noor Haddad',
  ]),
  'blood count': paper('blood-count.jpg', 'Foothill Laboratory', [
    'Rosa Marín',
    'Hemoglobin 13.1 g/dL',
    'White cells 6.2 thousand/µL',
    'Platelets 241 thousand/µL',
  ]),
  influenza: paper('certificate.jpg', 'Certificate of vaccination', [
    'Rosa Marín',
    'Influenza, batch A41-K',
    'Given by Nurse Ruiz, Arroyo Clinic',
    'LV-20418',
  ]),
};

/** The papers that hang on Rosa’s records. */
export async function seedRecordFiles(world: DemoWorld): Promise<void> {
  for (const [name, drawn] of Object.entries(papers)) {
    const on = demoRecord(name);
    const known = await world.db.selectFrom('files').select('id').where('attached_to', '=', on).executeTakeFirst();
    const record = await world.db.selectFrom('health_records').select('id').where('id', '=', on).executeTakeFirst();
    if (!record || known) continue;
    await hangPictures(world, { ownerId: elena.id, kind: RECORD_FILE, on, drawn: [drawn] });
    await world.db
      .updateTable('health_record_versions')
      .set({ files: JSON.stringify(await filesOfRecord(world.db, on)) })
      .where('record_id', '=', on)
      .execute();
  }
}
