import { createHash } from 'node:crypto';

/**
 * The only form in which a key of ours is kept: it is known again, and whoever reads the table cannot use it. For what nobody can guess,
 * never for passwords and codes.
 */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
