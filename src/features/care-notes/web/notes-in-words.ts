import { languageName } from '#shared/language-name.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Translator } from '#shared/words.ts';
import { type CareItem, type CareNotes, saidIn } from '../care-notes.ts';

/** What was written, part by part in the order of the form; nothing of the parts that say nothing. */
export function notesInWords(
  notes: CareNotes,
  { t, locale }: { t: Translator; locale: string },
): { item: CareItem; term: string; words: string }[] {
  const { contactName: name, contactRelationship: relationship, contactPhone: phone, mobility, language } = notes;
  const words: Record<CareItem, string> = {
    ...notes,
    mobility: mobility && t(`careNotes.mobility.${mobility}`),
    contact: [name, relationship && t(`family.relationship.${relationship}`), phoneInWords(phone)]
      .filter(Boolean)
      .join(', '),
    language: language && languageName(language, locale),
  };
  return saidIn(notes).map((item) => ({ item, term: t(`careNotes.item.${item}`), words: words[item] }));
}
