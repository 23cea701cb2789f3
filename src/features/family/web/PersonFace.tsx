import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { drawnFace } from '../drawn-face.ts';
import type { KnownRelationship } from '../relationship.ts';

type Props = { name: string; image?: string | null | undefined; relationship?: KnownRelationship | null | undefined };

/** Somebody of the circle: their photograph, or how they are drawn without one. */
export function PersonFace({ name, image, relationship }: Props) {
  return (
    <AvatarInitial
      name={name}
      shape="arch"
      drawn={drawnFace(name, relationship ?? undefined)}
      {...(image && { image })}
    />
  );
}
