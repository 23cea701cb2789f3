import { Bell, Lock, type LucideIcon, Mail, MessageSquare, Smartphone } from 'lucide-react';
import type { UserInfo } from '#features/account/profile.ts';
import {
  channelsOf,
  choiceNamed,
  isLocked,
  type NewsChannel,
  type NewsKind,
  newsKindNames,
} from '#features/preferences/news.ts';
import type { Device } from '#features/notifications/contract.ts';
import type { NotificationPreferences } from '#features/preferences/preferences.ts';
import { useChangeChoices } from '#features/preferences/web/queries.ts';
import { SavedNote } from '#features/preferences/web/SavedNote.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Devices } from './Devices.tsx';
import styles from './NewsChoices.module.css';
import { QuietHours } from './QuietHours.tsx';

type Choices = NotificationPreferences;
type Change = ReturnType<typeof useChangeChoices<'notifications'>>['change'];
type Props = {
  choices: Choices;
  zone: string;
  info: UserInfo;
  devices: readonly Device[];
  /** Null where no device can ring. */
  publicKey: string | null;
};

const icons: Record<NewsChannel, LucideIcon> = { bell: Bell, mail: Mail, text: MessageSquare, push: Smartphone };
const safety = newsKindNames.filter((kind) => isLocked(kind, 'mail'));
const free = newsKindNames.filter((kind) => !safety.includes(kind));

/** What one hears of, and how; when it is quiet; and what always arrives. Each choice holds at once. */
export function NewsChoices({ choices, zone, info, devices, publicKey }: Props) {
  const t = useWords();
  const { change, ...saving } = useChangeChoices('notifications');
  const kinds = { choices, change, canRing: publicKey !== null };
  return (
    <>
      {!info.isPhoneVerified && (
        <Notice>{t(info.phone ? 'settings.news.phoneUnproven' : 'settings.news.phoneMissing')}</Notice>
      )}
      <Card aria-labelledby="news-free" className={styles.card} data-testid="news">
        <h2 id="news-free">{t('settings.news.free')}</h2>
        <Kinds names={free} {...kinds} />
        <SavedNote {...saving} />
      </Card>
      {publicKey !== null && <Devices devices={devices} publicKey={publicKey} />}
      <QuietHours choices={choices} zone={zone} />
      <Card aria-labelledby="news-safety" className={styles.card} data-testid="news-safety">
        <h2 id="news-safety">{t('settings.news.safety')}</h2>
        <p className="muted">{t('settings.news.safety.why')}</p>
        <Kinds names={safety} {...kinds} />
      </Card>
    </>
  );
}

type KindsProps = { names: readonly NewsKind[]; choices: Choices; change: Change; canRing: boolean };

function Kinds({ names, ...rest }: KindsProps) {
  return names.map((kind) => <Kind key={kind} kind={kind} {...rest} />);
}

/** One kind of news with its channels; those that cannot be switched off say so. */
function Kind({ kind, choices, change, canRing }: Omit<KindsProps, 'names'> & { kind: NewsKind }) {
  const t = useWords();
  return (
    <div role="group" className={styles.kind} aria-labelledby={`news-${kind}`} aria-describedby={`news-${kind}-hint`}>
      <div>
        <h3 id={`news-${kind}`}>{t(`settings.news.${kind}`)}</h3>
        <p id={`news-${kind}-hint`} className="small muted">
          {t(`settings.news.${kind}.hint`)}
        </p>
      </div>
      <div className={styles.channels}>
        {channelsOf(kind)
          .filter((channel) => canRing || channel !== 'push')
          .map((channel) => {
            const Icon = icons[channel];
            const name = choiceNamed(kind, channel);
            return isLocked(kind, channel) ? (
              <span key={channel} className={styles.always} data-testid={`always-${name}`}>
                <Lock size={18} aria-hidden="true" />
                {t('settings.news.always', { channel: t(`settings.news.by.${channel}`) })}
              </span>
            ) : (
              <label key={channel} className={styles.channel}>
                <input
                  type="checkbox"
                  checked={choices[name]}
                  onChange={(event) => change({ [name]: event.target.checked })}
                  data-testid={`news-${name}`}
                />
                <Icon size={20} aria-hidden="true" />
                <span>{t(`settings.news.by.${channel}`)}</span>
              </label>
            );
          })}
      </div>
    </div>
  );
}
