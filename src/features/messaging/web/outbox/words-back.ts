import type { SentFile } from '#features/uploads/file.ts';

type Field = {
  /** So many files fit in besides. */
  room: number;
  take: (words: string, files: readonly SentFile[]) => void;
};

/** Brings what was taken back into the field of its conversation. */
const fields = new Map<string, Field>();

export const wordsBack = {
  /** The field of a conversation takes it back while it is there. */
  offer(talk: string, field: Field) {
    fields.set(talk, field);
    return () => void fields.delete(talk);
  },
  fieldOf: (talk: string): Field | undefined => fields.get(talk),
};
