/** What documents of evidence are sent as. */
export const EVIDENCE_FILE = 'evidence';
