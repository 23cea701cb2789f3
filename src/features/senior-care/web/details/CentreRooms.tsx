import { useWords } from '#web/i18n/words.tsx';
import { Money } from '#web/ui/Money.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import type { CentreDetails } from '../../centre.ts';
import { roomInWords } from '../../rooms.ts';
import styles from './CentrePrices.module.css';

type Row = CentreDetails['rooms'][number];

/** The rooms of a residence: what each costs, and how many of its places are free today. */
export function CentreRooms({ rooms }: { rooms: readonly Row[] }) {
  const t = useWords();
  if (rooms.length === 0) return null;
  const price = (type: 'day' | 'week' | 'month', cents: (row: Row) => number): Column<Row> => ({
    key: type,
    label: t(`seniorCare.prices.${type}`),
    isNumeric: true,
    show: (row) => <Money cents={cents(row)} />,
  });
  const columns: Column<Row>[] = [
    {
      key: 'room',
      label: t('seniorCare.room'),
      show: ({ type, free, places }) => (
        <>
          <b>{roomInWords(type, t)}</b>
          <br />
          <span className="small muted">{t('seniorCare.room.free', { free, places })}</span>
        </>
      ),
    },
    price('day', ({ prices }) => prices.dayCents),
    price('week', ({ prices }) => prices.weekCents),
    price('month', ({ prices }) => prices.monthCents),
  ];
  return (
    <div className={styles.rooms}>
      <Table
        caption={t('seniorCare.rooms.title')}
        columns={columns}
        rows={rooms}
        rowKey={({ type }) => type}
        data-testid="rooms"
      />
    </div>
  );
}
