const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const issued =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;

/** Whether a text may be asked of a uuid column. */
export const isUuid = (text: string): boolean => pattern.test(text);

/** Whether a text is an id as contracts take it: what `z.uuid()` says, for pages that load no schemas. */
export const isIssuedUuid = (text: string): boolean => issued.test(text);
