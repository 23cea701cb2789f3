import type { Picture } from '#features/providers/provider.ts';
import type { DoctorFacts } from '../doctor.ts';

/** What stands for a doctor: their photograph, or what is drawn of them. */
export const pictureOf = ({ art, photo }: Pick<DoctorFacts, 'art' | 'photo'>): Picture => ({
  kind: 'portrait',
  traits: art,
  ...(photo && { photo }),
});
