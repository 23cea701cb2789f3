import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#features/account/web/log-out.ts';
import { stopRinging } from '#web/ringing.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useLeave } from '#web/useLeave.ts';

/** Ends the session, clears the device, goes home and says so. */
export function useLogOut(): () => void {
  const t = useWords();
  const client = useQueryClient();
  const leave = useLeave();
  const toast = useToast();
  return () => {
    void Promise.all([logOut(client), stopRinging()])
      .then(leave)
      .then(() => toast({ text: t('shell.loggedOut') }));
  };
}
