import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** A wait looks again and again, and each look that finds nothing would draw the whole document: it is drawn when somebody reads why. */
configure({
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let drawn: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (drawn ??= getElementError(message, container).message),
      set: (text: string) => (drawn = text),
    });
    return error;
  },
});
