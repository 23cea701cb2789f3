import type { PortraitTraits } from '#shared/art/portrait.ts';
import { Art } from './Art.tsx';
import styles from './AvatarInitial.module.css';
import type { Tint } from './Card.tsx';

const tints: readonly Tint[] = ['sun', 'sky', 'coral', 'lilac', 'pine'];

type Props = {
  name: string;
  /** The stored picture, which takes the letter's place. */
  image?: string;
  /** What they are drawn like where there is no picture. */
  drawn?: PortraitTraits | undefined;
  shape?: 'circle' | 'arch';
  tint?: Tint;
};

/** The picture of a person, or the first letter or digit of the name. It decorates: the name is said beside it. */
export function AvatarInitial({ name, image, drawn, shape = 'circle', tint = tintOf(name) }: Props) {
  return (
    <span className={styles.avatar} data-shape={shape} data-tint={tint} aria-hidden="true">
      {image ? <img src={image} alt="" width={64} height={64} /> : drawn ? <Drawn traits={drawn} /> : initialOf(name)}
    </span>
  );
}

const Drawn = ({ traits }: { traits: PortraitTraits }) => (
  <Art kind="portrait" traits={traits} width={64} height={70} eager />
);

const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();

const tintOf = (name: string): Tint =>
  tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length] ?? 'pine';
