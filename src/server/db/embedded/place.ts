import type { Account } from './account.ts';

/** Where one embedded server lives: `home` is DATA_DIR, `cluster` PostgreSQL's own folder in it, `programs` the folder of initdb and postgres. */
export type Place = { home: string; cluster: string; account: Account; programs: string; settings: string[] };
