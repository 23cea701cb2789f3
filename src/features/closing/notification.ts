/** The kind of notifications about a copy of one's data; its subject is the copy. */
export const COPY_NOTICE = 'copy';
