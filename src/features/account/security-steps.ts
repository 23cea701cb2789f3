/** What somebody does to how an account is entered, as its own history names it: the subject of the trail is `security:<step>`. */
export const securitySteps = [
  'passwordChanged',
  'passwordReset',
  'factorOn',
  'factorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'deviceEnded',
  'devicesEnded',
  'newDevice',
  'emailChanged',
  'emailConfirmed',
  'phoneChanged',
  'phoneConfirmed',
  'changeTakenBack',
  'staffGiven',
  'staffTaken',
] as const;
/** Leaving for a while or for good, and coming back: the subject of the trail is `account:<step>`, in that of each person whom the account looks after. */
export const leavingSteps = ['deactivate', 'delete', 'comeBack'] as const;

export type SecurityStep = (typeof securitySteps)[number];
