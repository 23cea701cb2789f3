import { HOME_HEALTH } from './disciplines.ts';

/** Who provides care, and joins with an account, step by step: as the register-type page offers them (specification, section 6). */
export const joiningKinds = ['doctor', 'caregiver', 'diagnosticCenter', 'dayCareCenter', 'homeHealthAgency'] as const;
export type JoiningKind = (typeof joiningKinds)[number];

/** The kinds of which joining asks how to reach them, and what their service needs to know; and the kind of provider that they become. */
const contactKinds = {
  caregiver: 'caregiver',
  diagnosticCenter: 'diagnostic_center',
  homeHealthAgency: HOME_HEALTH,
} as const satisfies Partial<Record<JoiningKind, string>>;
export type ContactKind = keyof typeof contactKinds;

export const joinsByContact = (kind: JoiningKind): kind is ContactKind => kind in contactKinds;

/** What a provider is that joined as this. */
export const providerOf = (kind: JoiningKind): string => (joinsByContact(kind) ? contactKinds[kind] : kind);

/** As what a provider of this kind joins. */
export function joiningKindOf(kind: string): JoiningKind {
  if (kind === 'doctor') return kind;
  return joiningKinds.find((known) => joinsByContact(known) && providerOf(known) === kind) ?? 'dayCareCenter';
}

/** Who receives people on the screen and writes of it, who reports on tests, and where families are shown around. */
export const onScreen: readonly JoiningKind[] = ['doctor'];
export const reporting: readonly JoiningKind[] = ['diagnosticCenter'];
export const shownAround: readonly JoiningKind[] = ['dayCareCenter'];

/** Whose bookings are visits, at homes or on the screen; to the others people come for some time. */
const visiting: readonly JoiningKind[] = ['doctor', 'caregiver'];
export const isVisitingKind = (kind: string): boolean => visiting.includes(joiningKindOf(kind));

/** Whether families book at a provider of this kind; the others they ask to call. */
export const isBookedKind = (kind: string): boolean => kind !== HOME_HEALTH;

export const isJoiningKind = (name: string | null | undefined): name is JoiningKind =>
  joiningKinds.some((known) => known === name);
