import * as z from 'zod/mini';
import { type JoiningKind, joiningKinds } from '#features/providers/application.ts';
import {
  EvidenceFacts,
  type EvidenceKind,
  evidenceKinds,
  lacksDocument,
  neededOfKind,
} from '#features/providers/evidence.ts';
import { SentFile } from '#features/uploads/file.ts';
import { DoctorProfile } from './doctor-profile.ts';
import { ContactProfile, PlaceProfile, type ProfilePart } from './place-profile.ts';
import { ServiceProfile } from './service-profile.ts';

/** `draft` is being written, `sent` waits for staff, `asked` waits for the applicant; the others are decisions. */
export const applicationStates = ['draft', 'sent', 'asked', 'approved', 'declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Why somebody shows evidence: to join, to claim a place that is listed, or because what was shown ends. */
export const purposes = ['join', 'claim', 'renewal'] as const;
export type Purpose = (typeof purposes)[number];

export const results = ['waiting', 'confirmed', 'refused'] as const;

/** So much evidence can be part of one application. */
export const MOST_EVIDENCE = 12;

/** One thing that a place shows. `until`: its last day, on the clock of the place. */
export const EvidenceLine = z.object({
  _id: z.uuid(),
  kind: z.enum(evidenceKinds),
  facts: EvidenceFacts,
  until: z.nullable(z.string()),
  result: z.enum(results),
  source: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  files: z.array(SentFile),
});
export type EvidenceLine = z.output<typeof EvidenceLine>;

/** Of an application, whose parts depend on its kind. */
export const Profile = z.object({
  ...PlaceProfile.shape,
  ...DoctorProfile.shape,
  ...ContactProfile.shape,
  ...ServiceProfile.shape,
});
export type Profile = z.output<typeof Profile>;

/** Who it is and where, whichever part of a profile says so; undefined until one does. */
export const standingIn = ({ place, doctor, contact }: Partial<Profile>) => place ?? doctor ?? contact ?? undefined;

/** The parts of a profile, in the order in which they are asked. */
export const profileParts: Record<JoiningKind, readonly ProfilePart[]> = {
  dayCareCenter: ['place', 'care', 'words'],
  doctor: ['doctor', 'visits', 'bio'],
  caregiver: ['contact', 'help', 'times'],
  diagnosticCenter: ['contact', 'tests', 'times'],
  homeHealthAgency: ['contact', 'visiting'],
};

/** An application as its applicant reads it. `answer`: what staff wrote last. `version` counts the changes of either side. */
export const Application = z.object({
  _id: z.uuid(),
  kind: z.enum(joiningKinds),
  purpose: z.enum(purposes),
  status: z.enum(applicationStates),
  profile: Profile,
  evidence: z.array(EvidenceLine),
  answer: z.nullable(z.string()),
  version: z.int(),
  providerId: z.nullable(z.uuid()),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  updated_at: z.string(),
});
export type Application = z.output<typeof Application>;

/** Whether its applicant may still change it. */
export const isOpen = ({ status }: Pick<Application, 'status'>): boolean => status === 'draft' || status === 'asked';

/** What proves that a listing is one's own. */
const provesClaim: Record<JoiningKind, readonly EvidenceKind[]> = {
  dayCareCenter: ['licence'],
  doctor: ['npi', 'licence'],
  caregiver: ['licence'],
  diagnosticCenter: ['licence'],
  homeHealthAgency: ['licence'],
};

/** Whether a document is asked for with a line, and none hangs on it: given before we asked. */
export const wantsDocument = (of: JoiningKind, { kind, files }: Pick<EvidenceLine, 'kind' | 'files'>): boolean =>
  lacksDocument(of, { kind, documents: files.length });

/** What is still to be done before an application can be sent, in the order of its steps. */
export function missingSteps({
  kind,
  profile,
  evidence,
  purpose,
}: Pick<Application, 'kind' | 'profile' | 'evidence' | 'purpose'>): (ProfilePart | 'evidence')[] {
  const isWhole = (line: EvidenceLine) => line.result !== 'refused' && !wantsDocument(kind, line);
  const shows = (needed: readonly EvidenceKind[]) =>
    needed.every((one) => evidence.some((line) => line.kind === one && isWhole(line)));
  if (purpose === 'renewal')
    return evidence.length > 0 && !evidence.some((line) => wantsDocument(kind, line)) ? [] : ['evidence'];
  if (purpose === 'claim') return shows(provesClaim[kind]) ? [] : ['evidence'];
  return [
    ...profileParts[kind].filter((part) => profile[part] === null),
    ...(shows(neededOfKind[kind]) ? [] : (['evidence'] as const)),
  ];
}
