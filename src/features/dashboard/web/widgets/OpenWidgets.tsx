import { LayoutGrid } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { WidgetName } from '../../widgets.ts';
import { useDashboardAddress } from './address.ts';
import type { ArrangementState } from './queries.ts';
import { WidgetsDialog } from './WidgetsDialog.tsx';

type Props = { arranging: ArrangementState; empty: readonly WidgetName[] };

/** The way to the choice of cards, which has an address: menus lead to it, and Back closes it. */
export function OpenWidgets({ arranging, empty }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const addressOf = useDashboardAddress();
  const isOpen = useSearchParams()[0].get('view') === 'widgets';
  const close = () => void navigate(addressOf(), { replace: true, preventScrollReset: true });
  return (
    <>
      <ButtonLink
        variant="quiet"
        href={addressOf('widgets')}
        icon={<LayoutGrid size={20} aria-hidden="true" />}
        data-testid="widgets-open"
      >
        {t('shell.widgets')}
      </ButtonLink>
      {isOpen && <WidgetsDialog arranging={arranging} empty={empty} onClose={close} />}
    </>
  );
}
