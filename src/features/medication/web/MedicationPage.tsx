import { CalendarCheck, HeartPulse, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { FamilyFaces } from '#features/family/web/FamilyFaces.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { useWhose } from '#features/family/web/useWhose.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { PrintHead } from '#web/ui/PrintHead.tsx';
import { useSession } from '#web/useSession.tsx';
import type { MedicineList } from '../contract.ts';
import { HISTORY_DAYS } from '../dose-history.ts';
import { medicationAddress } from './addresses.ts';
import { Allergies } from './Allergies.tsx';
import { CardSheet } from './CardSheet.tsx';
import { CheckNote, MedicineWarnings } from './CheckedMedicines.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import styles from './Medication.module.css';
import { isEstimated, MedicineCard } from './MedicineCard.tsx';
import { MedicineForm } from './MedicineForm.tsx';
import { PrintButton } from '#web/ui/PrintButton.tsx';
import { doseHistoryOf, emergencyCardOf, medicinesOf } from './queries.ts';
import { SupplyForm } from './SupplyForm.tsx';
import { TimesForm } from './TimesForm.tsx';
import { TodaysDoses } from './TodaysDoses.tsx';
import { OtherUnsentDoses } from './unsent/OtherUnsentDoses.tsx';

export const loader = defineLoader(({ search }) => ({
  people: actedFor(),
  list: medicinesOf(personIn(search), search.get('view') !== 'card'),
  card: emergencyCardOf(personIn(search), search.get('view') === 'card'),
  history: doseHistoryOf(personIn(search), search.get('view') === 'history'),
}));

/** The medicines of one person (`?for=`); with `step=form` one is added, or the one changed that `medicine` names, with `step=times` when it is taken, with `step=supply` how much there is; `view=history` is what became of the doses, `view=card` the emergency card. */
export default function MedicationPage() {
  const t = useWords();
  const session = useSession();
  const [search] = useSearchParams();
  const { people, list: answer, card, history } = useLoaderData(loader);
  const { other } = useWhose(people);
  const forWhom = personIn(search);
  const address = medicationAddress(forWhom);
  const list = answer?.data;
  const personId = list && list.personId !== people.ownId ? list.personId : null;
  const medicine = list?.medicines.find(({ _id }) => _id === search.get('medicine'));
  if (list?.canChange && search.get('step') === 'form' && !medicine?.prescribed)
    return <MedicineForm key={medicine?._id} list={list} medicine={medicine} forWhom={forWhom} />;
  if (list?.canChange && medicine && search.get('step') === 'times')
    return <TimesForm key={medicine._id} medicine={medicine} forWhom={forWhom} />;
  if (list?.canChange && medicine && search.get('step') === 'supply' && isEstimated(medicine))
    return <SupplyForm key={medicine._id} medicine={medicine} today={list.today} forWhom={forWhom} />;
  if (card) return <CardSheet card={card.data} people={people} back={address()} />;
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.medication')} people={people} />
      <PrintHead />
      <header className="page-head">
        <h1 tabIndex={-1}>{other ? t('medication.title.of', { name: other.firstName }) : t('shell.medication')}</h1>
        <FamilyFaces
          people={people}
          shown={forWhom ?? people.ownId}
          address={(id) => medicationAddress(id === people.ownId ? undefined : id)()}
        />
      </header>
      {list ? (
        <>
          <p className="print-only" data-testid="on-paper">
            {other ? `${other.firstName} ${other.lastName}` : session?.name}
            <br />
            {t('medication.card.asOf')} <DateText day={list.today} />
          </p>
          {history ? (
            <HistorySheet history={history.data} allergies={list.allergies} back={address()} />
          ) : (
            <>
              <OtherUnsentDoses list={list} personId={personId} />
              <Sheet list={list} personId={personId} address={address} />
            </>
          )}
        </>
      ) : (
        <Card>
          <EmptyState as="h2" spot="record" title={t('medication.unshared')} data-testid="medicines-unshared">
            {t('medication.unshared.text')}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

type Props = { list: MedicineList; personId: string | null; address: ReturnType<typeof medicationAddress> };

function Sheet({ list, personId, address }: Props) {
  const t = useWords();
  const { medicines, canChange, allergies } = list;
  const parts = [
    { key: 'now', ones: medicines.filter(({ state }) => state !== 'past') },
    { key: 'past', ones: medicines.filter(({ state }) => state === 'past') },
  ];
  const add = canChange && (
    <ButtonLink
      href={address({ step: 'form' })}
      icon={<Plus size={20} aria-hidden="true" />}
      data-testid="add-medicine"
    >
      {t('visitSummaries.medicine.add')}
    </ButtonLink>
  );
  const toCard = (
    <ButtonLink
      variant="quiet"
      href={address({ view: 'card' })}
      icon={<HeartPulse size={20} aria-hidden="true" />}
      data-testid="show-card"
    >
      {t('medication.card')}
    </ButtonLink>
  );
  if (medicines.length === 0)
    return (
      <Card>
        <EmptyState
          as="h2"
          spot="record"
          title={t('medication.none')}
          action={
            <>
              {add}
              {toCard}
            </>
          }
          data-testid="no-medicines"
        >
          {t('medication.none.text')}
        </EmptyState>
      </Card>
    );
  return (
    <HoldsRows>
      <div className="row" data-print="hide">
        {add}
        <ButtonLink
          variant="quiet"
          href={address({ view: 'history' })}
          icon={<CalendarCheck size={20} aria-hidden="true" />}
          data-testid="show-history"
        >
          {t('medication.history', { count: HISTORY_DAYS })}
        </ButtonLink>
        {toCard}
        <PrintButton label={t('medication.print')} data-testid="print-medicines" />
      </div>
      <ChangedMeanwhile />
      <Allergies allergies={allergies} />
      <MedicineWarnings medicines={medicines} allergies={allergies} />
      <TodaysDoses list={list} personId={personId} />
      {parts.map(
        ({ key, ones }) =>
          ones.length > 0 && (
            <section key={key} className={styles.part} aria-labelledby={`medicines-${key}`}>
              <h2 id={`medicines-${key}`} tabIndex={-1}>
                {t(`medication.${key}`)}
              </h2>
              <ul className={styles.list} data-testid={`medicines-${key}`}>
                {ones.map((medicine) => (
                  <MedicineCard key={medicine._id} medicine={medicine} canChange={canChange} address={address} />
                ))}
              </ul>
            </section>
          ),
      )}
      <CheckNote medicines={medicines} allergies={allergies} />
    </HoldsRows>
  );
}
