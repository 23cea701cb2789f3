import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { openedPart } from '#web/opened-part.ts';
import { toLogin } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { Review } from '../contract.ts';

const ReportForm = openedPart(async () => (await import('./ReportForm.tsx')).ReportForm);

/** Says why a review breaks the rules. Visitors log in first. */
export function ReportReview({ review }: { review: Review }) {
  const t = useWords();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    if (isLoggedIn) setIsOpen(true);
    else void navigate(toLogin(location.pathname + location.search));
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={<Flag size={18} aria-hidden="true" />}
        onClick={open}
        data-testid={`report-${review._id}`}
      >
        {t('reviews.report')}
        <span className="vh"> {t('reviews.report.whose', { author: review.author })}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('reviews.report.title')}
        data-testid="report-dialog"
      >
        <Suspense>
          <ReportForm id={review._id} onDone={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
