/** A refusal whose message is a whole sentence for the person who started the server. */
export class StartFailure extends Error {}
