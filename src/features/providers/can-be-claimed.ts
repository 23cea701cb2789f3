/** What of a listing decides that; `hostId`: who answers for it. */
export type ClaimState = { isVerified: boolean; hostId: string | null };

/** Whether somebody may say that a listing is theirs: nobody answers for it, and it was never checked, or what it showed has ended. */
export const canBeClaimed = ({ isVerified, hostId }: ClaimState): boolean => !isVerified && hostId === null;
