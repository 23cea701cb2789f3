import { useWords } from '#web/i18n/words.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PrivateAddress.module.css';

/** The address, once: to copy, or to open where the device has a calendar that subscribes. */
export function FreshAddress({ address }: { address: string }) {
  const t = useWords();
  return (
    <div className={styles.feed} role="status" data-testid="feed-address">
      <TextField
        name="feed-address"
        label={t('bookings.feed.address')}
        hint={t('bookings.feed.once')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <CopyButton text={address} label={t('bookings.feed.copy')} data-testid="feed-copy" />
        <ButtonLink variant="quiet" href={address.replace(/^https?:/, 'webcal:')} data-testid="feed-open">
          {t('bookings.feed.open')}
        </ButtonLink>
      </div>
    </div>
  );
}
