const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be asked of a uuid column. */
export const isUuid = (text: string): boolean => pattern.test(text);
