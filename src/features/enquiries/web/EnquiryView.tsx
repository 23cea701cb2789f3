import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileAddress } from '#features/providers/web/provider-address.ts';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { enquiries } from '../contract.ts';
import type { Enquiry } from '../enquiry.ts';
import { EnquiryHead } from './EnquiryHead.tsx';
import { EnquiryTalk } from './EnquiryTalk.tsx';
import type { providerAsked } from './queries.ts';

/** One conversation with a provider, as the family has it. */
export function EnquiryView({ enquiry, provider }: { enquiry: Enquiry; provider: typeof providerAsked }) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, providerId, providerName: name, personName } = enquiry;
  const { data: asked } = useQuery({ ...provider(providerId), meta: { isQuiet: true } });
  const calls = callsOf(client, enquiries);
  const params = { id };
  return (
    <div className="wrap page-stack">
      <EnquiryHead
        enquiry={enquiry}
        name={name}
        back={{ href: href('/dashboard-enquiries'), word: t('enquiries.back') }}
      >
        {personName && <span className="muted">{t('enquiries.for', { person: personName })}</span>}
        <a className="link" href={href('/communicationHub/*', { rest: id })} data-testid="among-messages">
          {t('threads.among')}
        </a>
        <a className="link" href={profileAddress(enquiry.providerKind, providerId)}>
          {t('enquiries.profile')}
        </a>
      </EnquiryHead>
      <EnquiryTalk
        enquiry={enquiry}
        label={t('enquiries.message', { name })}
        address={(before) => href('/dashboard-enquiries', undefined, { id, before })}
        say={(body) => calls.say({ params, body })}
        change={(status) => calls.changeStatus({ params, body: { status } })}
        seen={(sequence) => calls.seen({ params, body: { sequence } })}
      >
        {enquiry.waitingSince && asked && !asked.data.isAnswered && (
          <p className="small muted">{t('enquiries.waits.text', { name })}</p>
        )}
        {enquiry.waitingSince && asked?.data.isAnswered && (
          <UsualAnswer minutes={asked.data.usualMinutes} unknown={t('enquiries.usual.unknown')} />
        )}
      </EnquiryTalk>
    </div>
  );
}
