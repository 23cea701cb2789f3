import { CalendarDays, House } from 'lucide-react';
import { useState } from 'react';
import { Art } from '#web/ui/Art.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { DrawerRow } from '#web/ui/DrawerRow.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { useToast } from '#web/ui/Toasts.tsx';

export function OverlaysSheet() {
  const [open, setOpen] = useState<'dialog' | 'expired' | 'confirm' | 'left' | 'right'>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  return (
    <div className="stack">
      <div className="row">
        <Button variant="secondary" onClick={() => setOpen('dialog')} data-testid="ui-open-dialog">
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('expired')} data-testid="ui-open-alert">
          Session expired
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')} data-testid="ui-open-confirm">
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => setOpen('left')} data-testid="ui-open-left">
          Left drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('right')} data-testid="ui-open-right">
          Right drawer
        </Button>
        <Popover
          label="Notifications"
          align="end"
          trigger={(trigger) => (
            <Button {...trigger} variant="secondary" data-testid="ui-open-popover">
              Popover
            </Button>
          )}
        >
          <p>When a center answers your booking, you see it here.</p>
          <a className="link" href="#overlays">
            See all notifications
          </a>
        </Popover>
        <Button
          variant="secondary"
          onClick={() =>
            toast({ text: 'Saved to favourites', undo: () => toast({ text: 'Taken back', tone: 'info' }) })
          }
          data-testid="ui-toast"
        >
          Toast
        </Button>
      </div>
      <Disclosure summary="What does a day look like?">
        <p>Welcome at nine, lunch at noon, a ride home at three.</p>
      </Disclosure>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Ask the center"
        actions={<Button onClick={close}>Send</Button>}
      >
        <p>Your question goes to Jacaranda Day Center. Most centers answer within 1 working day.</p>
      </Dialog>
      <Dialog
        isOpen={open === 'expired'}
        onClose={close}
        canDismiss={false}
        role="alertdialog"
        title="Session Expired"
        picture={<Art kind="spot" traits={{ name: 'pause' }} width={130} height={130} />}
        actions={
          <Button size="large" onClick={close} data-testid="ui-alert-done">
            Log In
          </Button>
        }
      >
        <p>Your session has expired. Please log in again.</p>
        <p className="small muted">What you typed is kept on this device for 60 minutes.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        isDestructive
        title="Cancel this booking?"
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
      >
        <p>You get $84.00 back, because it is more than two days before the first day.</p>
      </ConfirmDialog>
      <Drawer
        isOpen={open === 'left' || open === 'right'}
        onClose={close}
        side={open === 'left' ? 'left' : 'right'}
        label="Menu"
      >
        <DrawerRow href="#buttons" icon={<House size={22} />} aria-current="page">
          Dashboard
        </DrawerRow>
        <DrawerRow href="#days" icon={<CalendarDays size={22} />}>
          Bookings
        </DrawerRow>
      </Drawer>
    </div>
  );
}
