import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Request } from '../request-contract.ts';
import styles from './AnswerRequest.module.css';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { useAnswer } from './useAnswer.ts';

type Props = {
  request: Request;
  /** Another answer, beside yes and no. */
  children?: ReactNode;
} & ReturnType<typeof useAnswer>;

/** Yes at once, no with a reason. */
export function AnswerRequest({ request, accept, decline, children }: Props) {
  const t = useWords();
  const [isDeclining, setDeclining] = useState(false);
  const accepting = useMutation({ mutationFn: accept });
  const failure = useRefusalOf(accepting.error);
  return (
    <>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <div className={styles.actions} data-print="hide">
        <Button
          icon={<Check size={22} aria-hidden="true" />}
          isBusy={accepting.isPending}
          busyLabel={t('partner.accepting')}
          onClick={() => accepting.mutate()}
          aria-describedby={`who-${request._id}`}
          data-testid="accept"
        >
          {t('partner.accept')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => setDeclining(true)}
          aria-describedby={`who-${request._id}`}
          data-testid="decline"
        >
          {t('partner.decline')}
        </Button>
        {children}
        <span className="vh" id={`who-${request._id}`}>
          {request.personName}
        </span>
      </div>
      <DeclineDialog isOpen={isDeclining} request={request} decline={decline} onClose={() => setDeclining(false)} />
    </>
  );
}
