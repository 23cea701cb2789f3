import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';

/** Beside an address that nobody has proven: to where a code does it. */
export function ConfirmLink({ channel }: { channel: 'email' | 'phone' }) {
  const t = useWords();
  return (
    <a
      className="link"
      href={href('/dashboard-security', undefined, { step: channel, confirm: '1' })}
      data-testid={`confirm-${channel}`}
    >
      {t(`account.profile.confirm.${channel}`)}
    </a>
  );
}
