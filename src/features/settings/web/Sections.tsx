import { Bell, CreditCard, Eye, Lock, SlidersHorizontal, User } from 'lucide-react';
import type { UserInfo } from '#features/account/profile.ts';
import type { OwnChoices } from '#features/preferences/web/queries.ts';
import { formatTime, formatZone } from '#shared/dates.ts';
import { languages } from '#shared/languages.ts';
import { languageName } from '#shared/language-name.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { LinkRows } from '#web/ui/LinkRows.tsx';

const sections = [
  { name: 'personal', path: '/dashboard-account', ending: '?step=personal', icon: User },
  { name: 'security', path: '/dashboard-security', ending: '', icon: Lock },
  { name: 'payments', path: '/dashboard-payment', ending: '', icon: CreditCard },
  { name: 'notifications', path: '/dashboard-account', ending: '?step=notifications', icon: Bell },
  { name: 'privacy', path: '/dashboard-privacy', ending: '', icon: Eye },
  { name: 'global', path: '/dashboard-global', ending: '', icon: SlidersHorizontal },
] as const;
type Name = (typeof sections)[number]['name'];
type Props = { info: UserInfo; choices: OwnChoices };

/** The six sections of an account: what each is, and how it stands. */
export function Sections({ info, choices }: Props) {
  const t = useWords();
  const valueOf = useValues({ info, choices });
  return (
    <LinkRows
      rows={sections.map(({ name, path, ending, icon }) => ({
        href: `${path}${ending}`,
        icon,
        title: t(`settings.${name}`),
        text: valueOf(name),
        'data-testid': `section-${name}`,
      }))}
    />
  );
}

/** How each section stands at present, in one line. */
function useValues({ info, choices: { global, notifications, privacy } }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const time = (clock: string) => formatTime(clock, locale);
  const values: Partial<Record<Name, string>> = {
    personal: `${info.firstName} ${info.lastName}, ${info.email}`,
    notifications: notifications.hasQuietHours
      ? t('settings.notifications.quiet', { from: time(notifications.quietFrom), to: time(notifications.quietTo) })
      : t('settings.notifications.always'),
    privacy: t(privacy.showsNameInReviews ? 'settings.privacy.named' : 'settings.privacy.unnamed'),
    global: sentenceCase(
      [languageName(languages[global.language], locale), formatZone(global.timeZone, locale, now)].join(', '),
      locale,
    ),
  };
  return (name: Name) => values[name] ?? t(`settings.${name}.lead`);
}
