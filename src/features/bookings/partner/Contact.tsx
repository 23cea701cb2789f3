import { Mail, MessageCircle, Phone } from 'lucide-react';
import { phoneInWords, phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import type { Request } from '../request-contract.ts';
import styles from './Contact.module.css';

/** How to reach the family, which a provider knows from the day it accepts. */
export function Contact({ request: { _id: id, phone, email, familyName, status } }: { request: Request }) {
  const t = useWords();
  const write = (
    <a className="link" href={href('/partner/messages/:id?', undefined, { booking: id })} data-testid="write-to-family">
      <MessageCircle size={20} aria-hidden="true" />
      {t('partner.contact.write')}
    </a>
  );
  if (status === 'pending')
    return (
      <div className={styles.contact}>
        <p className="small muted">{t('partner.contact.later')}</p>
        <div>{write}</div>
      </div>
    );
  if (!phone && !email) return null;
  return (
    <div className={styles.contact} data-testid="contact">
      <h3>{t('partner.contact.title', { name: familyName })}</h3>
      <ul>
        {phone && (
          <li>
            <a className="link" href={phoneLink(phone)}>
              <Phone size={20} aria-hidden="true" />
              {phoneInWords(phone)}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a className="link" href={`mailto:${email}`}>
              <Mail size={20} aria-hidden="true" />
              {email}
            </a>
          </li>
        )}
        {status !== 'cancelled' && <li>{write}</li>}
      </ul>
    </div>
  );
}
