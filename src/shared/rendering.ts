import type { Send } from './call.ts';
import type { Language } from './languages.ts';
import type { BaseAddresses } from './services.ts';

/** What the browser must know of this installation; nothing secret, nothing personal. */
export type Installation = {
  bases: BaseAddresses;
  hasDemo: boolean;
  stripeKey: string | undefined;
  sentryDsn: string | undefined;
  hasAnalytics: boolean;
};

/** What the server asks the page program for: one address, for one kind of visitor, at one moment. */
export type Asked = {
  address: string;
  send: Send;
  language: Language;
  isLoggedIn: boolean;
  installation: Installation;
  now: Date;
};

/** The modules that a document needs in the browser: its page, its words, and whatever else. */
export type Sources = { page: string; words: string[]; others: string[] };

/** A document in parts: what goes into its head, its body, the data handed to the browser, and the modules that it needs there. */
export type Rendered = { head: string; body: string; hydrationState: string; status: number; sources: Sources };

/** The address of ours that a visitor is led to instead. */
export type Led = { to: string };

/** The built page program, as the server loads it. */
export type PageProgram = { render: (asked: Asked) => Promise<Led | Rendered>; afterPaint: string };
