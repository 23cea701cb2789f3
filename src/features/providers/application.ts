/** Who provides care, and joins with an account, step by step: as the register-type page offers them (specification, section 6). */
export const joiningKinds = ['doctor', 'caregiver', 'diagnosticCenter', 'dayCareCenter', 'homeHealthAgency'] as const;
export type JoiningKind = (typeof joiningKinds)[number];

/** The kinds whose service is still to come, and the kind of provider that they become: checked like others, and listed nowhere. */
const awaitedKinds = {
  diagnosticCenter: 'diagnostic_center',
  homeHealthAgency: 'home_health_agency',
} as const satisfies Partial<Record<JoiningKind, string>>;
export type AwaitedKind = keyof typeof awaitedKinds;

export const isAwaited = (kind: JoiningKind): kind is AwaitedKind => kind in awaitedKinds;

/** What a provider is that joined with a contact alone. */
export const providerOf = (kind: JoiningKind): string => (isAwaited(kind) ? awaitedKinds[kind] : kind);

/** The kinds of providers that families do not see yet. */
export const awaitedProviders: readonly string[] = Object.values(awaitedKinds);

export const isAwaitedProvider = (kind: string): boolean => awaitedProviders.includes(kind);

/** As what a provider of this kind joins. */
export function joiningKindOf(kind: string): JoiningKind {
  if (kind === 'doctor' || kind === 'caregiver') return kind;
  return joiningKinds.find((known) => isAwaited(known) && providerOf(known) === kind) ?? 'dayCareCenter';
}

export const isJoiningKind = (name: string | null | undefined): name is JoiningKind =>
  joiningKinds.some((known) => known === name);
