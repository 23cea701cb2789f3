import { SessionEnding } from './SessionEnding.tsx';
import { SessionExpiredModal } from './SessionExpiredModal.tsx';

/** What only people who are logged in may come to see: that their session ends soon, and that it has ended. */
export function SessionWatch() {
  return (
    <>
      <SessionEnding />
      <SessionExpiredModal />
    </>
  );
}
