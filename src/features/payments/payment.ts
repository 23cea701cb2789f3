/** A charge without an answer may be on its way for so long; what the processor does not know after that did not happen. */
export const CHARGE_SECONDS = 150;
/** A bank's question to the payer that stays unanswered for so long is given up. */
export const CONFIRM_SECONDS = 86_400;
