/** The database of what can be read without a connection: the device removes it at each log-out. */
export const VAULT = 'lado';
