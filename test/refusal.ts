/** The code with which something that was asked is refused; `ok` where it is not. */
export const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );
