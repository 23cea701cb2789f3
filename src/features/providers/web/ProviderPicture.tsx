import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import type { ArtRequest } from '#web/ui/artAddress.ts';
import type { Tint } from '#web/ui/Card.tsx';

type Props = {
  picture: { kind: 'place' | 'portrait'; traits: Record<string, string> };
  width?: number;
  height?: number;
  shape?: 'arch' | 'plain';
  tint?: Tint;
  eager?: boolean;
};

/** The drawn place or person that stands for a provider; takes the size of the box around it. */
export function ProviderPicture({ picture, width = 480, height = 320, shape = 'arch', tint = 'sun', eager }: Props) {
  // the traits were checked when they were written, and the server draws nothing that it does not know
  const art = <Art {...(picture as ArtRequest)} width={width} height={height} eager={eager} />;
  return shape === 'arch' ? (
    <Arch size="fill" tint={tint}>
      {art}
    </Arch>
  ) : (
    art
  );
}
