import { MessageCircle } from 'lucide-react';
import { useActedFor } from '#features/family/web/queries.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Summary } from '../summary.ts';

/** Until when the family writes to the doctor about the visit at no cost, and the way to do it for whoever may. */
export function SummaryChat({ summary }: { summary: Summary }) {
  const t = useWords();
  const locale = useLocale();
  const now = useOpenedAt();
  const people = useActedFor();
  const { personId, providerId, providerName: name, writableUntil } = summary;
  const moment = ownMomentInWords(writableUntil, locale);
  const other = people?.find(({ _id }) => _id === personId);
  const mayWrite = people !== undefined && (other === undefined || other.scopes.includes('messages'));
  if (now >= new Date(writableUntil)) return <p className="muted">{t('visitSummaries.chat.over', { moment })}</p>;
  return (
    <>
      <p data-testid="summary-chat">{t('visitSummaries.chat.text', { name, moment })}</p>
      {mayWrite && (
        <ButtonLink
          variant="secondary"
          icon={<MessageCircle size={20} aria-hidden="true" />}
          href={href('/communicationHub/*', { rest: `with/${providerId}` }, { for: other?._id })}
          data-testid="summary-write"
        >
          {t('visitSummaries.chat.write', { name })}
        </ButtonLink>
      )}
    </>
  );
}
