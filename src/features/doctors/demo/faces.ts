import type { Gender } from '#features/providers/genders.ts';
import { seeded } from '#shared/seeded.ts';

const hairs = { female: ['bob', 'waves', 'bun', 'curls', 'coils'], male: ['crop', 'fade', 'sides'] } as const;
const skins = ['porcelain', 'fair', 'tan', 'olive', 'brown', 'deep'] as const;
const colours = ['espresso', 'black', 'chestnut'] as const;

/** What the art kit draws of a doctor: a white coat over the colour of doctors; silver hair after ten years. */
export function portraitOf(key: string, gender: Gender, years: number): Record<string, string> {
  const random = seeded(`face ${key}`);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  return {
    seed: key.replace('@example.com', ''),
    hair: pick(hairs[gender]),
    hairColor: years > 10 ? 'silver' : pick(colours),
    skin: pick(skins),
    outfit: 'coat',
    tint: 'sky',
    backdrop: 'none',
    ...(random() < 0.3 && { glasses: '1' }),
    ...(gender === 'female' && random() < 0.4 && { earrings: '1' }),
    ...(gender === 'male' && random() < 0.3 && { beard: '1' }),
    ...(years > 10 && { lines: '1' }),
  };
}
