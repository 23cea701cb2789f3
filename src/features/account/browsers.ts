/** Browsers and systems that have a name of their own in the list of devices. */
export const browserKinds = ['chrome', 'safari', 'firefox', 'edge', 'samsung', 'opera', 'other'] as const;
export const systemKinds = ['windows', 'mac', 'iphone', 'ipad', 'android', 'chromebook', 'linux', 'other'] as const;
export type BrowserKind = (typeof browserKinds)[number];
export type SystemKind = (typeof systemKinds)[number];
