import type { Picture } from '#features/providers/provider.ts';
import type { LabFacts } from '../centre.ts';

/** What stands for a centre: its first photograph, or what is drawn of it. */
export const pictureOf = ({ art, photo }: Pick<LabFacts, 'art' | 'photo'>): Picture => ({
  kind: 'place',
  traits: art,
  ...(photo && { photo }),
});
