/** Whether these are the nine digits of a US bank, of which the last one proves the others. */
export function isRoutingNumber(typed: string): boolean {
  if (!/^\d{9}$/.test(typed)) return false;
  const weights = [3, 7, 1];
  return [...typed].reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0;
}
