import { makeRenditions } from '#features/uploads/server/make-renditions.ts';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { photoWidths } from '../../photo.ts';
import { lockProvider, markDrawn, photoToDraw, refreshPhotos } from './photo-store.ts';
import { tellOfPhoto } from './tell-photo.ts';

/** A task: draws an approved photograph in all widths, shows it from then on, and tells those who manage the place. */
export async function drawPhoto(
  { db, ports, publicUrl, now }: { db: Db; ports: Pick<Ports, 'files'>; publicUrl: string; now: Date },
  fileId: string,
): Promise<void> {
  const photo = await photoToDraw(db, fileId);
  if (!photo) return;
  await makeRenditions({ db, ports }, photo, photoWidths);
  await db.transaction().execute(async (db) => {
    await lockProvider(db, photo.provider_id);
    if (!(await markDrawn(db, fileId, now))) return;
    await refreshPhotos(db, photo.provider_id);
    const facts = { what: 'shown', providerId: photo.provider_id, providerName: photo.provider_name } as const;
    await tellOfPhoto({ db, publicUrl, now }, { subjectId: photo.provider_id, facts });
  });
}
