/** The sections of a health summary in their order, as the International Patient Summary has them: what LOINC calls each, and our words. */
export const summarySections = {
  medications: { code: '10160-0', words: 'shell.medication' },
  allergies: { code: '48765-2', words: 'healthRecords.section.allergies' },
  problems: { code: '11450-4', words: 'healthRecords.fact.medicalConditions' },
  immunizations: { code: '11369-6', words: 'healthRecords.section.vaccination' },
  plan: { code: '18776-5', words: 'healthRecords.export.plan' },
  results: { code: '30954-2', words: 'healthRecords.export.results' },
  procedures: { code: '47519-4', words: 'healthRecords.section.surgeries' },
  vitalSigns: { code: '8716-3', words: 'healthRecords.export.vitalSigns' },
  socialHistory: { code: '29762-2', words: 'healthRecords.section.habits' },
  visits: { code: '46240-8', words: 'healthRecords.section.consultations' },
  diary: { code: null, words: 'healthRecords.section.diary' },
  documents: { code: '34109-9', words: 'healthRecords.section.clinicalNotes' },
} as const;
export type SummarySection = keyof typeof summarySections;
export const summarySectionNames = Object.keys(summarySections) as SummarySection[]; // its keys
