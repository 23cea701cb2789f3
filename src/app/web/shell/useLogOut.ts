import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#features/account/web/log-out.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNavigate } from '#web/useNavigate.ts';

/** Ends the session, clears the device, goes home and says so. */
export function useLogOut(): () => void {
  const t = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    void logOut(client).then(async () => {
      await navigate(href('/'));
      toast({ text: t('shell.loggedOut') });
    });
  };
}
