import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { AvatarInitial } from '#web/ui/AvatarInitial.tsx';
import { Card } from '#web/ui/Card.tsx';
import { people, tints } from './samples.ts';

export function PicturesSheet() {
  return (
    <div className="stack">
      <div className="row">
        {people.map(({ value, traits }) => (
          <Arch key={value} tint={traits.tint}>
            <Art kind="portrait" traits={traits} width={120} height={136} />
          </Arch>
        ))}
        <Arch tint="sun">
          <Art kind="place" traits={{ seed: 'jacaranda' }} width={120} height={136} />
        </Arch>
        <Arch size="small" tint="sky">
          <Art kind="portrait" traits={{ seed: 'okafor' }} width={64} height={70} />
        </Arch>
      </div>
      <div className="row">
        {['Elena Marín', 'Rosa', '7 Oaks'].map((name) => (
          <AvatarInitial key={name} name={name} />
        ))}
        <AvatarInitial name="Ernesto" shape="arch" />
      </div>
      {tints.map((tint) => (
        <Card key={tint} as="div" tint={tint}>
          <p>A card in the tint {tint}</p>
        </Card>
      ))}
    </div>
  );
}
