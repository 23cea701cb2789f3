import { Mail, MessageSquare, Smartphone } from 'lucide-react';
import { dev, type Letter } from '#features/dev/contract.ts';
import { callQuery } from '#web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { DevFrame } from './DevFrame.tsx';
import styles from './OutboxPage.module.css';

export const loader = defineLoader(({ search }) => ({
  outbox: callQuery(dev.outbox, { query: { to: search.get('to') ?? '' } }),
}));

const icons = { mail: Mail, sms: MessageSquare, push: Smartphone } as const;

/** Mails and text messages that would have been sent, newest first; their links work. */
export default function OutboxPage() {
  const t = useWords();
  const { outbox } = useLoaderData(loader);
  return (
    <DevFrame title={t('dev.outbox.title')} text={t('dev.outbox.text')}>
      {outbox.data.length === 0 && <EmptyState as="h2" spot="messages" title={t('dev.outbox.empty')} />}
      <ul className={styles.letters}>
        {outbox.data.map((letter) => (
          <LetterCard key={letter.id} letter={letter} />
        ))}
      </ul>
    </DevFrame>
  );
}

function LetterCard({ letter }: { letter: Letter }) {
  const t = useWords();
  const Icon = icons[letter.channel];
  return (
    <Card as="li" data-testid={`letter-${letter.channel}`} data-to={letter.recipient}>
      <p className={styles.head}>
        <Tag icon={<Icon size={18} aria-hidden="true" />}>{t(`dev.outbox.${letter.channel}`)}</Tag>
        <b>{letter.recipient}</b>
        <RelativeTime instant={letter.deliveredAt} zone="UTC" />
      </p>
      {letter.subject && <h2 className={styles.subject}>{letter.subject}</h2>}
      <p className={styles.text}>
        {letter.text.split(/(https?:\/\/\S+)/).map((part, index) =>
          part.startsWith('http') ? (
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </Card>
  );
}
