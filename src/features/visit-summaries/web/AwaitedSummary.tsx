import { useQuery } from '@tanstack/react-query';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';

type Props = {
  personId: string;
  personName: string;
  providerName: string;
  'data-testid': string;
};

/** There is no summary for whoever looks: it is still being written, or it is for others. */
export function AwaitedSummary({ personId, personName: person, providerName: name, ...rest }: Props) {
  const t = useWords();
  const { data } = useQuery({ ...actedFor(), meta: { isQuiet: true } });
  if (!data) return null;
  const known = data.data.find(({ _id: id }) => id === personId);
  const isReader = personId === data.ownId || known?.scopes.includes('records');
  return (
    <p className="muted" {...rest}>
      {isReader ? t('visitSummaries.waiting', { name }) : t('visitSummaries.waiting.others', { name, person })}
    </p>
  );
}
