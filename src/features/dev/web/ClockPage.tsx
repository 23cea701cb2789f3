import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dev } from '#features/dev/contract.ts';
import { formatMoment } from '#shared/dates.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { callQuery, callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { DevFrame } from './DevFrame.tsx';
import styles from './ClockPage.module.css';

export const loader = defineLoader(() => ({ clock: callQuery(dev.clock, {}) }));

/** The demo town's own, which the server knows as well as the browser. */
const TOWN_ZONE = 'America/Los_Angeles';

const steps = [
  ['quarter', 0.25],
  ['hour', 1],
  ['day', 24],
  ['week', 7 * 24],
  ['weeks', 28 * 24],
] as const;

/** Moves the time of the demo town on: holds end, requests expire, reminders leave, stays complete. */
export default function ClockPage() {
  const t = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const { clock } = useLoaderData(loader);
  const move = useMutation({
    mutationFn: (hours: number) => callsOf(client, dev).moveClock({ body: { hours } }),
    // Everything on a page was asked for at another time.
    onSuccess: () => location.reload(),
  });
  const failure = useRefusalOf(move.error);
  return (
    <DevFrame title={t('dev.clock.title')} text={t('dev.clock.text')}>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      <Card className={styles.card}>
        <p className={styles.now} data-testid="clock-now">
          {formatMoment(TOWN_ZONE, new Date(clock.now), locale)}
        </p>
        <div className="row">
          {steps.map(([name, hours]) => (
            <Button
              key={name}
              variant="secondary"
              isBusy={move.isPending && move.variables === hours}
              onClick={() => move.mutate(hours)}
              data-testid={`clock-${name}`}
            >
              {t(`dev.clock.${name}`)}
            </Button>
          ))}
        </div>
      </Card>
    </DevFrame>
  );
}
