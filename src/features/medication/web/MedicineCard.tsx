import { useMutation } from '@tanstack/react-query';
import { Ban, Clock, Package, Pencil, Pill, RotateCcw, Trash2 } from 'lucide-react';
import { medicineInWords } from '#features/visit-summaries/medicine-in-words.ts';
import { formatTime } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { type Fact, FactList } from '#web/ui/FactList.tsx';
import { rowRefusal, useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { KeptMedicine } from '../kept-medicine.ts';
import type { medicationAddress } from './addresses.ts';
import { EndMedicine } from './EndMedicine.tsx';
import { supplyInWords } from './supply-in-words.ts';
import styles from './Medication.module.css';
import { useMedicationCalls } from './queries.ts';

type Props = {
  medicine: KeptMedicine;
  canChange: boolean;
  address: ReturnType<typeof medicationAddress>;
};

/** One medicine: how it is taken and for how long, who says so, and what can be done with it. */
export function MedicineCard({ medicine: kept, canChange, address }: Props) {
  const t = useWords();
  const { name, type, taken, instructions } = medicineInWords(kept.medicine, t);
  return (
    <Card as="li" className={styles.medicine} data-testid={`medicine-${kept._id}`}>
      <header>
        <Pill size={24} aria-hidden="true" />
        <div>
          <h3>{name}</h3>
          <p className="muted">{type}</p>
          <p>{taken}</p>
          {instructions !== '' && <p className="lines">{instructions}</p>}
        </div>
      </header>
      <FactList facts={useFacts(kept)} />
      {canChange && <Actions medicine={kept} name={name} address={address} />}
    </Card>
  );
}

/** How long it lasts is estimated of what is taken at certain hours, and still taken. */
export const isEstimated = ({ state, times }: KeptMedicine): boolean => state !== 'past' && times.length > 0;

function useFacts({
  startsOn,
  lastDay,
  isStopped,
  state,
  prescribed,
  times,
  isReminded,
  tellsFamily,
  supply,
}: KeptMedicine): Fact[] {
  const t = useWords();
  const locale = useLocale();
  const hours = times.map((time) => formatTime(time, locale)).join(', ');
  return [
    { term: t('medication.startsOn'), value: <DateText day={startsOn} /> },
    ...(lastDay === null
      ? []
      : [{ term: t(isStopped ? 'medication.stopped' : 'medication.lastDay'), value: <DateText day={lastDay} /> }]),
    ...(state === 'past' || hours === ''
      ? []
      : [{ term: t('medication.times'), value: isReminded ? t('medication.times.reminded', { hours }) : hours }]),
    ...(state === 'past' || !tellsFamily
      ? []
      : [{ term: t('medication.unmarked'), value: t('medication.unmarked.told') }]),
    ...(supply?.left
      ? [{ term: t('medication.supply'), value: supplyInWords(supply.left, t, locale), testId: 'medicine-supply' }]
      : []),
    {
      term: t(prescribed ? 'medication.prescribed' : 'medication.listed'),
      value: prescribed ? (
        <a className="link" href={href('/visit-summary/:id?', { id: prescribed.visit })}>
          {prescribed.by}
        </a>
      ) : (
        t('medication.own')
      ),
      testId: 'medicine-by',
    },
  ];
}

type ActionProps = { medicine: KeptMedicine; name: string; address: Props['address'] };

function Actions({ medicine, name, address }: ActionProps) {
  const t = useWords();
  const held = useHeld();
  const toast = useToast();
  const { change } = useMedicationCalls();
  const { _id: id, version, state, prescribed, isStopped } = medicine;
  const again = useMutation({
    mutationFn: () => change({ params: { id }, body: { version, isStopped: false } }),
    onSuccess: () => toast({ text: t('medication.resumed', { name }) }),
    onError: held.refused,
  });
  const whose = <span className="vh">{`: ${name}`}</span>;
  const end = (how: 'stop' | 'remove') =>
    held.open(<EndMedicine medicine={medicine} name={name} how={how} onClose={held.close} />);
  return (
    <div className="row" data-print="hide">
      {isEstimated(medicine) && (
        <ButtonLink
          variant="quiet"
          href={address({ step: 'times', medicine: id })}
          icon={<Clock size={20} aria-hidden="true" />}
          data-testid="change-times"
        >
          {t('medication.times.change')}
          {whose}
        </ButtonLink>
      )}
      {isEstimated(medicine) && (
        <ButtonLink
          variant="quiet"
          href={address({ step: 'supply', medicine: id })}
          icon={<Package size={20} aria-hidden="true" />}
          data-testid="say-supply"
        >
          {t(medicine.supply ? 'medication.supply.more' : 'medication.supply.say')}
          {whose}
        </ButtonLink>
      )}
      {!prescribed && (
        <ButtonLink
          variant="quiet"
          href={address({ step: 'form', medicine: id })}
          icon={<Pencil size={20} aria-hidden="true" />}
          data-testid="change-medicine"
        >
          {t('medication.change')}
          {whose}
        </ButtonLink>
      )}
      {state !== 'past' && (
        <Button
          variant="quiet"
          icon={<Ban size={20} aria-hidden="true" />}
          onClick={() => end('stop')}
          data-testid="stop-medicine"
        >
          {t('medication.stop')}
          {whose}
        </Button>
      )}
      {isStopped && (
        <Button
          variant="quiet"
          icon={<RotateCcw size={20} aria-hidden="true" />}
          isBusy={again.isPending}
          onClick={() => again.mutate()}
          data-testid="resume-medicine"
        >
          {t('medication.resume')}
          {whose}
        </Button>
      )}
      {!prescribed && (
        <Button
          variant="quiet"
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => end('remove')}
          data-testid="remove-medicine"
        >
          {t('medication.remove')}
          {whose}
        </Button>
      )}
      <Refusal failure={rowRefusal(again.error)} />
    </div>
  );
}
