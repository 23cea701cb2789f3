/** '(626) 555-0148' for ten digits; anything else as it stands. */
export const phoneInWords = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

export const phoneLink = (phone: string): string => `tel:+1${phone}`;
