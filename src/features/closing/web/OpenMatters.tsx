import { useState } from 'react';
import { useKindsOfPages } from '#features/bookings/web/booking-pages.tsx';
import { useProof } from '#features/security/web/useProof.tsx';
import { HandOver } from '#features/team/web/HandOver.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { ClosingKind } from '#features/account/leaving.ts';
import type { OpenMatter } from '../contract.ts';
import styles from './OwnData.module.css';
import { useAct } from './queries.ts';

/** What has to be settled first, each with the way to do it. */
export function OpenMatters({ kind, open }: { kind: ClosingKind; open: readonly OpenMatter[] }) {
  const t = useWords();
  if (open.length === 0) return null;
  return (
    <Card aria-labelledby="open" className={styles.stack} data-testid="open-matters">
      <h2 id="open">{t('closing.open.title')}</h2>
      <Notice tone="warning">{t('closing.open.text')}</Notice>
      <ul className={styles.list}>
        {open.map((matter) => (
          <li key={`${matter.what}-${matter.id}`} className={styles.row} data-testid={`open-${matter.what}`}>
            <Matter kind={kind} matter={matter} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Props = { kind: ClosingKind; matter: OpenMatter };

function Matter({ kind, matter }: Props) {
  const { what, id, name, day, bookingKind } = matter;
  const kinds = useKindsOfPages();
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      <div>
        <b>{name}</b>
        <p className="small muted">{t(`closing.open.${what}`, { day: day ? formatDayInWords(day, locale) : '' })}</p>
        {what === 'place' && (
          <p className="small muted">{t(`closing.open.place.${heirState(matter)}`, { name: matter.asked ?? '' })}</p>
        )}
      </div>
      {what === 'place' ? (
        <PlaceWays kind={kind} matter={matter} />
      ) : (
        <a className="link" href={kinds[bookingKind ?? '']?.list({ _id: id })} data-testid="open-link">
          {t('closing.open.look')}
          <span className="vh">: {name}</span>
        </a>
      )}
    </>
  );
}

const heirState = ({ heirs, asked }: OpenMatter) => (asked !== null ? 'asked' : heirs.length > 0 ? 'heirs' : 'nobody');

/** A place goes on with somebody of its team, or is given up. */
function PlaceWays({ kind, matter: { id, name, heirs, asked } }: Props) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const whose = <span className="vh">: {name}</span>;
  return (
    <div className={styles.actions}>
      {asked === null && heirs.length > 0 ? (
        <Button onClick={() => setIsOpen(true)} data-testid="hand-over">
          {t('closing.handOver')}
          {whose}
        </Button>
      ) : (
        <a className="link" href={href('/partner/team')} data-testid="to-team">
          {t('closing.toTeam')}
          {whose}
        </a>
      )}
      <GiveUp id={id} name={name} />
      {isOpen && (
        <HandOver
          place={{ _id: id, name }}
          people={heirs}
          start={kind === 'delete' ? 'leave' : 'owner'}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** For a place that nobody else manages and that closes with whoever leaves. */
function GiveUp({ id, name }: { id: string; name: string }) {
  const t = useWords();
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { withProof, dialog } = useProof();
  const giving = useAct(
    (calls) => withProof(() => calls.giveUpPlace({ params: { id } })),
    ({ message }) => toast({ text: message }),
  );
  return (
    <div>
      <Button variant="danger" onClick={() => setIsOpen(true)} data-testid="give-up">
        {t('closing.giveUp')}
        <span className="vh">: {name}</span>
      </Button>
      <Refusal failure={giving.failure} />
      <ConfirmDialog
        isOpen={isOpen}
        title={t('closing.giveUp.title', { name })}
        confirmLabel={t('closing.giveUp')}
        isDestructive
        onClose={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false);
          giving.run();
        }}
        data-testid="give-up-confirm"
      >
        <p>{t('closing.giveUp.text')}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}
