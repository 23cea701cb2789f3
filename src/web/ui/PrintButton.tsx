import { Printer } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';

export const PrintButton = ({ label, 'data-testid': testId }: { label: string; 'data-testid': string }) => (
  <Button
    variant="quiet"
    icon={<Printer size={20} aria-hidden="true" />}
    onClick={() => window.print()}
    data-testid={testId}
  >
    {label}
  </Button>
);
