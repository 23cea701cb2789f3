import * as z from 'zod/mini';
import { Phone } from '#features/account/credentials.ts';
import { relationships } from '#features/family/relationship.ts';
import { phoneInWords } from '#shared/phone.ts';
import { longest } from '#shared/text-rules.ts';

/** What a family may tell a provider of somebody, each part by itself. */
export const careItems = [
  'needs',
  'mobility',
  'allergies',
  'medicines',
  'diet',
  'calming',
  'contact',
  'language',
] as const;
export type CareItem = (typeof careItems)[number];

/** How somebody gets about; the words are `careNotes.mobility.<name>`. */
export const mobilities = ['walks', 'aid', 'wheelchair', 'lifted'] as const;

/** In characters, of each part. */
export const CARE_NOTE_LIMIT = 500;

const Text = z._default(
  z.string('errors.invalid_input').check(z.trim(), longest(CARE_NOTE_LIMIT, 'errors.tooLong')),
  '',
);
const OrNone = <const Names extends readonly string[]>(names: Names) =>
  z._default(z.enum([...names, ''] as const, 'errors.invalid_input'), '');
const ShortText = z._default(z.string('errors.invalid_input').check(z.trim(), longest(80, 'errors.tooLong')), '');
const MaybePhone = z._default(
  z.pipe(z.string('errors.invalid_input').check(z.trim()), z.union([z.literal(''), Phone], 'errors.phoneDigits')),
  '',
);
const LanguageCode = z._default(
  z.string('errors.invalid_input').check(z.regex(/^([a-z]{2,3})?$/, 'errors.invalid_input')),
  '',
);

/** What a provider needs to know, part by part; of an emergency contact somebody can be called. The parts in `shared` are told. */
export const CareNotes = z
  .object({
    needs: Text,
    mobility: OrNone(mobilities),
    allergies: Text,
    medicines: Text,
    diet: Text,
    /** What helps when the person is restless or afraid. */
    calming: Text,
    contactName: ShortText,
    contactRelationship: OrNone(relationships),
    contactPhone: MaybePhone,
    language: LanguageCode,
    shared: z
      .array(z.enum(careItems, 'errors.invalid_input'), 'errors.invalid_input')
      .check(z.maxLength(careItems.length, 'errors.invalid_input')),
  })
  .check((typed) => {
    const { contactName, contactPhone, contactRelationship } = typed.value;
    const wrong = (path: string, message: string, input: string) =>
      typed.issues.push({ code: 'custom', path: [path], message, input });
    if (contactName === '' && (contactPhone !== '' || contactRelationship !== ''))
      wrong('contactName', 'errors.contactNameBlank', contactName);
    if (contactPhone === '' && (contactName !== '' || contactRelationship !== ''))
      wrong('contactPhone', 'errors.phoneBlank', contactPhone);
  });
export type CareNotes = z.output<typeof CareNotes>;

/** The parts in the order of a form. */
export const careFields = [
  'needs',
  'mobility',
  'allergies',
  'medicines',
  'diet',
  'calming',
  'contactName',
  'contactRelationship',
  'contactPhone',
  'language',
] as const satisfies readonly (keyof CareNotes)[];

/** Where nobody has written anything yet: whoever writes means to tell. */
export const noCareNotes: CareNotes = {
  needs: '',
  mobility: '',
  allergies: '',
  medicines: '',
  diet: '',
  calming: '',
  contactName: '',
  contactRelationship: '',
  contactPhone: '',
  language: '',
  shared: [...careItems],
};

/** As it is written in a form: a phone number as people read it. */
export const writtenIn = (notes: CareNotes): CareNotes => ({
  ...notes,
  contactPhone: phoneInWords(notes.contactPhone),
});

/** The parts that say something. */
export const saidIn = (notes: CareNotes): CareItem[] =>
  careItems.filter((item) => (item === 'contact' ? notes.contactName : notes[item]) !== '');

/** The parts that say something and are told. */
export const toldIn = (notes: CareNotes): CareItem[] => saidIn(notes).filter((item) => notes.shared.includes(item));

/** What a provider gets: the parts that are told, and nothing of the others. */
export function toldOf(notes: CareNotes): CareNotes {
  const told = toldIn(notes);
  const only = (item: CareItem) => told.includes(item);
  return {
    needs: only('needs') ? notes.needs : '',
    mobility: only('mobility') ? notes.mobility : '',
    allergies: only('allergies') ? notes.allergies : '',
    medicines: only('medicines') ? notes.medicines : '',
    diet: only('diet') ? notes.diet : '',
    calming: only('calming') ? notes.calming : '',
    contactName: only('contact') ? notes.contactName : '',
    contactRelationship: only('contact') ? notes.contactRelationship : '',
    contactPhone: only('contact') ? notes.contactPhone : '',
    language: only('language') ? notes.language : '',
    shared: told,
  };
}
