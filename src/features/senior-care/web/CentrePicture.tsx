import type { PlaceTraits } from '#shared/art/place.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import type { CentreCard } from '../centre.ts';

type Props = { art: CentreCard['art']; width?: number; height?: number; shape?: 'arch' | 'plain'; eager?: boolean };

/** The drawn street scene of a centre; takes the size of the box around it. */
export function CentrePicture({ art, width = 480, height = 320, shape = 'arch', eager }: Props) {
  // what a centre's picture shows was checked when it was written, and the server draws nothing that it does not know
  const picture = <Art kind="place" traits={art as PlaceTraits} width={width} height={height} eager={eager} />;
  return shape === 'arch' ? (
    <Arch size="fill" tint="sun">
      {picture}
    </Arch>
  ) : (
    picture
  );
}
