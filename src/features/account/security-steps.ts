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

export type SecurityStep = (typeof securitySteps)[number];
