import type { Picture } from '#features/providers/provider.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';

type Props = { picture: Picture; shape?: 'arch' | 'plain'; eager?: boolean };

/** The drawn place or person that stands for a provider; takes the size of the box around it. */
export function ProviderPicture({ picture, shape = 'arch', eager }: Props) {
  const art = <Art {...picture} width={480} height={320} eager={eager} />;
  return shape === 'arch' ? (
    <Arch size="fill" tint="sun">
      {art}
    </Arch>
  ) : (
    art
  );
}
