/** '(626) 555-0148' for ten digits; anything else as it stands. */
export const phoneInWords = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** The address that calls a number of the United States, however it is written. */
export const phoneLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`;
