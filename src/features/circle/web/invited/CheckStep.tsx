import { formatDayInWords, readDay } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Invitation } from '../../contract.ts';
import { acceptance } from './acceptance.ts';
import { decisionKey } from './HelperDecisions.tsx';
import { useChangeMember } from '../queries.ts';
import type { Answers } from './answers.ts';
import { DeclineButton } from './DeclineButton.tsx';

type Props = { invitation: Invitation; name: string; answers: Answers; onAccepted: (() => void) | undefined };

/** All that was answered, before it counts. */
export function CheckStep({ invitation, name, answers, onAccepted }: Props) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const accept = useChangeMember(invitation._id, () => {
    onAccepted?.();
    toast({ text: t('circle.accepted') });
  });
  const scopes = invitation.scopes.filter((scope) => answers.scopes[scope]);
  const isTakeover = invitation.kind === 'takeover';
  const day = readDay(answers.endsOn);
  const [issue] = accept.failure?.issues ?? [];
  return (
    <>
      <Refusal failure={accept.failure} />
      {issue?.field === 'endsOn' && <p role="alert">{t(issue.key)}</p>}
      {scopes.length === 0 ? (
        <p>{t('circle.invited.check.nothing')}</p>
      ) : (
        <div data-testid="answer-check">
          <p>{invitation.kind === 'offer' ? t('circle.may') : t('circle.mayThey', { name })}</p>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>
                <b>✓ {t(`family.scope.${scope}`)}</b>
              </li>
            ))}
          </ul>
          {day && <p>{t('circle.until', { day: formatDayInWords(day, locale) })}</p>}
        </div>
      )}
      {(invitation.helpers ?? []).map((helper) => (
        <p key={helper._id}>
          <b>{`${helper.firstName} ${helper.lastName}`}</b>:{' '}
          {t(`circle.takeover.helper.${answers.helpers[decisionKey(helper)] === 'keep' ? 'keep' : 'end'}`)}
        </p>
      ))}
      {(isTakeover || scopes.length > 0) && (
        <Button
          size="large"
          isWide
          isBusy={accept.isPending}
          busyLabel={t('circle.accepting')}
          onClick={() =>
            accept.mutate(acceptance(invitation, { scopes, endsOn: answers.endsOn, decided: answers.helpers }))
          }
          data-testid="accept-invitation"
        >
          {t('circle.accept.from', { name })}
        </Button>
      )}
      <DeclineButton invitation={invitation} name={name} />
    </>
  );
}
