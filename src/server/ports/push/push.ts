/** `id`: a uuid, the same at each try. `to`: the id of the account whose devices ring. `link`: the page of ours that a tap opens. */
export type PushMessage = { id: string; to: string; subject?: string; text: string; link?: string };

export interface Push {
  /** By it a browser asks its push service for an address; undefined where no device can ring. */
  publicKey: string | undefined;

  /** Whether addresses of this kind are called: those of push services, and no others. */
  canRing(endpoint: string): boolean;

  /**
   * Rings on every device of an account, on each once, however often it is repeated. A device whose service knows it no longer is
   * forgotten. Throws Unreachable when some could not be reached yet.
   */
  send(message: PushMessage): Promise<void>;
}
