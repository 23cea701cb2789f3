/** `id`: a uuid, the same at each try. `to`: the id of the account whose devices ring. */
type PushMessage = { id: string; to: string; subject?: string; text: string };

export interface Push {
  send(message: PushMessage): Promise<void>;
}
