import type { Picture } from '#features/providers/provider.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { PlaceImage } from './PlaceImage.tsx';

type Props = { picture: Picture; shape?: 'arch' | 'plain'; eager?: boolean };

/** The photograph or drawing that stands for a provider; takes the size of the box around it. */
export function ProviderPicture({ picture, shape = 'arch', eager }: Props) {
  const image = (
    <PlaceImage picture={picture} width={480} height={320} sizes="(max-width: 700px) 100vw, 480px" eager={eager} />
  );
  return shape === 'arch' ? (
    <Arch size="fill" tint="sun">
      {image}
    </Arch>
  ) : (
    image
  );
}
