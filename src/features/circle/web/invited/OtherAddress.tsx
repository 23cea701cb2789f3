import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { logOut } from '#features/account/web/log-out.ts';
import { useWords } from '#web/i18n/words.tsx';
import { stopRinging } from '#web/ringing.ts';
import { Button } from '#web/ui/Button.tsx';
import { useLeave } from '#web/useLeave.ts';
import { type HeadingRef, InvitedFrame } from './InvitedFrame.tsx';

/** Somebody is logged in whom nobody has asked: they read nothing of it, and may log out. */
export function OtherAddress({ heading, email }: { heading: HeadingRef; email: string }) {
  const t = useWords();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const leave = useLeave();
  const [isLeaving, setLeaving] = useState(false);
  const leaveForThis = async () => {
    setLeaving(true);
    await Promise.all([logOut(client), stopRinging()]);
    await leave(pathname + search);
  };
  return (
    <InvitedFrame title={t('circle.invited.other')} heading={heading} data-testid="invited-other">
      <p>{t('circle.invited.other.text', { email })}</p>
      <Button size="large" isWide isBusy={isLeaving} onClick={() => void leaveForThis()} data-testid="invited-log-out">
        {t('shell.logOut')}
      </Button>
    </InvitedFrame>
  );
}
