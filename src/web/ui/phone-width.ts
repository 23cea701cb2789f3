/** Where what opens takes the whole width of the screen. */
export const PHONE = '(max-width: 699.98px)';
