import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useProof } from '#features/security/web/useProof.tsx';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { receipts } from '../../receipt-contract.ts';
import styles from './PaymentsPage.module.css';
import { csvAddress, statementAddress } from './receipt-address.ts';

type Props = { year: number; personId: string | undefined };

/** A whole year as a table and, of one person, on paper for an insurance: given to whoever has just proved to be the owner. */
export function YearFiles({ year, personId }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const { withProof, dialog } = useProof();
  const asked = { year, for: personId };
  const fetching = useMutation({
    mutationFn: (_address: string) => withProof(() => callsOf(client, receipts).open()),
    onSuccess: (_, address) => save(address),
  });
  const partsOf = (address: string) => ({
    variant: 'secondary' as const,
    isBusy: fetching.isPending && fetching.variables === address,
    onClick: () => fetching.mutate(address),
  });
  return (
    <>
      <div className={styles.tools} data-print="hide">
        <Button
          {...partsOf(csvAddress(asked))}
          icon={<Download size={20} aria-hidden="true" />}
          data-testid="receipts-csv"
        >
          {t('payments.receipts.csv')}
        </Button>
        {personId && (
          <Button
            {...partsOf(statementAddress(asked))}
            icon={<FileText size={20} aria-hidden="true" />}
            data-testid="receipts-insurance"
          >
            {t('payments.receipts.insurance')}
          </Button>
        )}
      </div>
      <Refusal failure={refusalOf(fetching.error)} />
      {dialog}
    </>
  );
}

/** Whoever closes the question knows why nothing came. */
const refusalOf = (error: Error | null) =>
  error instanceof Failure && error.code !== 'confirm_needed' ? error : undefined;

/** By a link that is pressed for the person: should there be no file after all, the page stays. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
