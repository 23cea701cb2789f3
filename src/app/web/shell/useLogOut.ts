import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#features/account/web/log-out.ts';
import { stopRinging } from '#web/ringing.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useLeave } from '#web/useLeave.ts';

/** Ends the session, says so, clears the device and goes home. */
export function useLogOut(): () => void {
  const t = useWords();
  const client = useQueryClient();
  const leave = useLeave();
  const toast = useToast();
  return () => {
    // Said at once: without a connection the way home may take long.
    void Promise.all([logOut(client), stopRinging()]).then(() => {
      toast({ text: t('shell.loggedOut') });
      return leave();
    });
  };
}
