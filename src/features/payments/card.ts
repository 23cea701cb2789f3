import { passesLuhn } from '#shared/card-number.ts';
import { ZIP } from '#shared/text-rules.ts';

/** What a person types of a card. It goes to the processor and never to our server, and it is never kept anywhere. */
export type TypedCard = { number: string; expiry: string; cvc: string; name: string; zip: string };
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other';

const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^6(011|5|4[4-9])/],
];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The brand that the first digits tell. */
export const brandOf = (number: string): CardBrand =>
  brands.find(([, pattern]) => pattern.test(digitsOf(number)))?.[0] ?? 'other';

/** `4242 4242 4242 4242`, or 4-6-5 for American Express; pasted separators are forgiven. */
export function groupedNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, 19);
  const groups =
    brandOf(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** `09/27` as it is typed. */
export function groupedExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export type CardIssue = { field: keyof TypedCard; key: string };

/** What is wrong with a typed card, field by field; checked when it is sent, not before. `today`: the day here, ISO. */
export function cardIssues(card: TypedCard, today: string): CardIssue[] {
  const [month = '', year = ''] = card.expiry.split('/');
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month) && /^\d{2}$/.test(year);
  const isOver = isMonth && `20${year}-${month}` < today.slice(0, 7);
  const found: (CardIssue | false)[] = [
    blankOr('number', card.number, !passesLuhn(card.number), 'errors.cardNumberImproper'),
    blankOr('expiry', card.expiry, !isMonth, 'errors.cardExpiryImproper'),
    isOver && { field: 'expiry', key: 'errors.cardExpired' },
    blankOr(
      'cvc',
      card.cvc,
      !new RegExp(`^\\d{${brandOf(card.number) === 'amex' ? 4 : 3}}$`).test(card.cvc),
      'errors.cardCodeImproper',
    ),
    blankOr('name', card.name, false, ''),
    isImproperZip(card.zip.trim()) && { field: 'zip', key: 'errors.zipImproper' },
  ];
  return found.filter((issue) => issue !== false);
}

/** A bank compares it where it is said; what it wants besides, its own fields ask for. */
const isImproperZip = (zip: string) => zip !== '' && !ZIP.test(zip);

const blankKeys = {
  number: 'errors.cardNumberBlank',
  expiry: 'errors.cardExpiryBlank',
  cvc: 'errors.cardCodeBlank',
  name: 'errors.cardNameBlank',
} as const;

function blankOr(field: keyof typeof blankKeys, value: string, isWrong: boolean, key: string): CardIssue | false {
  if (value.trim() === '') return { field, key: blankKeys[field] };
  return isWrong && { field, key };
}

/** A saved card of this month or the next is marked as ending soon. `today`: ISO. */
export const endsSoon = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  today: string,
): boolean => {
  const months = expiryYear * 12 + expiryMonth - (Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)));
  return months >= 0 && months <= 1;
};
export const hasEnded = (
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  today: string,
): boolean => `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < today.slice(0, 7);
