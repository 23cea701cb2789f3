import { CalendarPlus, Heart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Tag } from '#web/ui/Tag.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'danger-filled'] as const;
const statuses = ['scheduled', 'accepted', 'pending', 'cancelled', 'completed'] as const;
const tones = ['info', 'success', 'warning', 'danger'] as const;

export function ButtonsSheet() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <div className="stack">
      <div className="row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} data-testid={`ui-button-${variant}`}>
            {variant}
          </Button>
        ))}
      </div>
      <div className="row">
        <Button
          size="large"
          isBusy={isBusy}
          busyLabel="Booking…"
          onClick={() => setIsBusy(true)}
          data-testid="ui-button-busy"
        >
          Book this center
        </Button>
        <Button variant="secondary" isBusy>
          Saving
        </Button>
        <Button icon={<CalendarPlus size={22} aria-hidden="true" />}>Add to calendar</Button>
        <ButtonLink href="#days" variant="secondary">
          See days
        </ButtonLink>
        <IconButton label="Save to favourites" icon={<Heart size={26} />} />
        <CopyButton text="SC-118204" label="Copy booking id" />
      </div>
      <Button isWide size="large">
        As wide as its box
      </Button>
      <div className="row">
        {statuses.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
        <Tag tone="brand">3 new</Tag>
      </div>
      <div className="row">
        <Chip isPressed>Offers rides</Chip>
        <Chip isPressed={false}>Garden</Chip>
        <Chip count={2}>All filters</Chip>
      </div>
      <Stars rating={4.8} count={126} />
      {tones.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={`A notice: ${tone}`}
          action={tone === 'warning' && <Button variant="secondary">Ask the center</Button>}
        >
          We kept what you typed. Check it and continue.
        </Notice>
      ))}
    </div>
  );
}
