/** Whether it is as long as the number of a card, with spaces and dashes where people write them, and its last digit fits the others (Luhn). */
export function passesLuhn(number: string): boolean {
  const digits = number.replace(/[\s\p{Pd}]/gu, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text holds the number of a card: 13 to 19 digits in a row, of any width, also with spaces, dashes and signs that nobody sees between them, the last of which fits. */
export const holdsCardNumber = (text: string): boolean =>
  (asRead(text).match(/\d[\d\s\p{Pd}]*/gu) ?? []).some((run) => {
    const groups = run.match(/\d+/g) ?? [];
    return groups.some((_, first) =>
      groups.some((_, last) => {
        const digits = groups.slice(first, last + 1).join('');
        return digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);
      }),
    );
  });

/**
 * Whether a token or key is itself the number of a card, with or without a prefix as in `pm_`. What machines draw at random holds
 * digits in a row that may fit by chance, and is longer or has letters among them.
 */
export const isCardNumber = (token: string): boolean => {
  const digits = asRead(token)
    .replace(/^[A-Za-z_-]+/, '')
    .replace(/[\s\p{Pd}]/gu, '');
  return digits.length >= 13 && passesLuhn(digits);
};

const asRead = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
