import { MessageCirclePlus, Phone } from 'lucide-react';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import { brand } from '#shared/brand.ts';
import { phoneLink } from '#shared/phone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Category } from '../ticket.ts';
import styles from './TalkToUs.module.css';

/** Somebody to write to or to call, and how long it takes. */
export function TalkToUs({ usualMinutes, category }: { usualMinutes: number | null; category: Category | undefined }) {
  const t = useWords();
  return (
    <Card tint="pine" className={styles.card} aria-labelledby="talk-title">
      <h2 id="talk-title">{t('support.talk')}</h2>
      <p>{t('support.talk.text')}</p>
      <UsualAnswer minutes={usualMinutes} unknown={t('support.usual.unknown')} />
      <ButtonLink
        icon={<MessageCirclePlus size={22} aria-hidden="true" />}
        href={href('/help-support', undefined, { step: 'new', category })}
        data-testid="start-conversation"
      >
        {t('support.start')}
      </ButtonLink>
      <p className={styles.phone}>
        <Phone size={20} aria-hidden="true" />
        <span>
          <a className="link" href={phoneLink(brand.phone)} data-testid="help-phone">
            {brand.phone}
          </a>
          <br />
          <span className="small">{t('ui.helpLine.hours')}</span>
        </span>
      </p>
      <p className="small">{t('support.notForEmergencies')}</p>
    </Card>
  );
}
