import type { Sender } from './call.ts';
import type { Language } from './languages.ts';
import type { BaseAddresses } from './services.ts';

/** What the browser must know of this installation; nothing secret, nothing personal. */
export type Installation = {
  bases: BaseAddresses;
  hasDemo: boolean;
  /** Cards go to the hosts of somebody else, whom only the pages that take cards may talk to. */
  hasCardHosts: boolean;
  hasErrorService: boolean;
  hasAnalytics: boolean;
};

/** Where somebody works: whoever runs a provider answers its families, staff look after both. */
export const workspaces = ['family', 'partner', 'staff'] as const;
export type Workspace = (typeof workspaces)[number];

/** Whoever holds the log-in, as private pages name them, and the time zone in which their times are shown. */
export type Reader = { userId: string; firstName: string; name: string; workspace: Workspace; zone: string };

/** What the server passes to the SSR bundle: the address to render, for whom and at which instant. */
export type RenderRequest = {
  address: string;
  send: Sender;
  language: Language;
  /** What the cookie of choices says; nobody has proved it. */
  isLoggedIn: boolean;
  /** Whose log-in the request has proved, and for whom `send` asks. */
  reader: Reader | undefined;
  installation: Installation;
  now: Date;
};

/** The source modules whose files a document names in the browser: its page, its words, and others such as a header. */
export type Sources = { page: string; words: string[]; others: string[] };

/** A rendered document in parts: head, body, hydration state, and the modules that the browser needs. */
export type RenderedDocument = {
  head: string;
  icons: string;
  body: string;
  hydrationState: string;
  /** As JSON, the words that the document brings in itself; empty where they come by their files. */
  words: string;
  status: number;
  /** Whether something in it was told to the reader only. */
  isPrivate: boolean;
  /** Its address holds a secret: no link of it tells where it came from, and nobody lists it. */
  hasKey: boolean;
  /** What the document may do besides: ask for camera and microphone, and talk to whoever processes cards. */
  hasDevices: boolean;
  asksProcessor: boolean;
  sources: Sources;
};

/** A redirect to another path. */
export type Redirect = { to: string };

/** The SSR bundle, as the server imports it. */
export type SsrBundle = {
  render: (request: RenderRequest) => Promise<Redirect | RenderedDocument>;
  afterPaint: string;
};
