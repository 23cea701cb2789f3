import type { TakenType } from '../../file.ts';

/** Why a file is not taken. `busy`: nobody has looked at it yet. */
export type Refusal = 'another_type' | 'unreadable' | 'unsafe' | 'too_many_pixels' | 'busy';

/** A file to look at; `type` is what its name says it is. */
export type Inspection = { bytes: Uint8Array; type: TakenType; longestEdge: number };

/** The file made anew, or why there is none. */
export type InspectionResult =
  { refusal: Refusal } | { bytes: Uint8Array; type: string; width?: number; height?: number };

/** A picture that we made ourselves, wanted in other widths. */
export type Drawing = { bytes: Uint8Array; widths: readonly number[] };
export const renditionFormats = ['avif', 'webp', 'jpeg'] as const;
export type Rendition = { format: (typeof renditionFormats)[number]; width: number; height: number; bytes: Uint8Array };

export type Task = { inspect: Inspection } | { draw: Drawing };
export type Result = { found: InspectionResult } | { drawn: Rendition[] } | { failed: true };
