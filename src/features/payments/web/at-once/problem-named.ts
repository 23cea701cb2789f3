import { declineCodes, payments } from '#features/payments/contract.ts';
import { Failure, type FailureCode } from '#shared/failure.ts';

const codes: readonly FailureCode[] = [...(payments.pay.failures ?? []), 'unreachable', 'unexpected', 'overloaded'];

/** Where a booking goes on that was made and could not be paid at once: its payment, which says why. */
export const addressWithProblem = (payment: string, code: string): string =>
  `${payment}&${new URLSearchParams({ why: code }).toString()}`;

/** Why a payment that was begun elsewhere did not go through, as the address says it; nothing where it says nothing that is known. */
export function problemNamed(params: URLSearchParams): { declined?: string; failure?: Failure } {
  const why = params.get('why');
  const declined = declineCodes.find((code) => code === why);
  const failed = codes.find((code) => code === why);
  return { ...(declined && { declined }), ...(failed && { failure: new Failure(failed) }) };
}
