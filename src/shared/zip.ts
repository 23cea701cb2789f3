/** A ZIP code of five digits, or of nine: '91101', '91101-2204'. */
export const ZIP = /^\d{5}(-\d{4})?$/;
