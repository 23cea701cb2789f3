import { Bus, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { AppliedFilters } from '#web/ui/AppliedFilters.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { FilterMenu } from '#web/ui/FilterMenu.tsx';
import { LocationCombobox } from '#web/ui/LocationCombobox.tsx';
import type { TypedPlace } from '#web/ui/useLocationBox.ts';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { SearchCell } from '#web/ui/SearchCell.tsx';
import { SearchPill } from '#web/ui/SearchPill.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { towns } from './samples.ts';

type Town = (typeof towns)[number];

const suggest = async (query: string) => towns.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
const refuse = async (): Promise<Town> => {
  throw new Error('The browser did not share its location.');
};

export function SearchSheet() {
  const [place, setPlace] = useState<TypedPlace<Town>>({ text: '' });
  const [cell, setCell] = useState<TypedPlace<Town>>({ text: 'Pasadena, CA 91101' });
  const [hasRides, setHasRides] = useState(true);
  const field = <TextField label="Where" name="sample-pill-where" defaultValue="Pasadena, CA" />;
  return (
    <div className="fields">
      <SearchPill
        label="Search senior care"
        onSearch={() => {
          setHasRides(true);
          return undefined;
        }}
        parts={[
          { key: 'where', label: 'Where', value: 'Pasadena, CA', field },
          { key: 'when', label: 'When', value: 'Jun 15 to Jul 13', field: <p>Dates</p> },
          { key: 'who', label: 'Who for', value: '1 person', field: <p>Guests</p> },
        ]}
      />
      <LocationCombobox
        label="Where"
        name="sample-where"
        value={place}
        onChange={setPlace}
        suggest={suggest}
        onUseMyLocation={refuse}
        data-testid="ui-location"
      />
      <LocationCombobox
        label="Where"
        name="sample-cell"
        look="cell"
        value={cell}
        onChange={setCell}
        suggest={suggest}
        data-testid="ui-location-cell"
      />
      <LocationCombobox
        label="Where"
        name="sample-cell-wrong"
        look="cell"
        value={{ text: '' }}
        onChange={setCell}
        suggest={suggest}
        error="Please search for location"
      />
      <SearchCell
        icon="date"
        label="When"
        controlId="sample-when"
        control={
          <button type="button" id="sample-when" aria-labelledby="sample-when-label sample-when">
            Jun 15 to Jul 13
          </button>
        }
      />
      <FilterBar label="Filters">
        <Chip icon={<SlidersHorizontal size={20} aria-hidden="true" />} count={2}>
          All filters
        </Chip>
        <FilterMenu label="Price" data-testid="ui-filter-price">
          <RadioCards
            label="Price a day"
            name="sample-price"
            options={[
              { value: '70', label: 'Up to $70' },
              { value: '90', label: 'Up to $90' },
            ]}
          />
        </FilterMenu>
        <Chip icon={<Bus size={20} aria-hidden="true" />} isPressed={hasRides} onClick={() => setHasRides(!hasRides)}>
          Offers rides
        </Chip>
        <Chip isPressed={false}>Memory support</Chip>
        <Chip isPressed={false}>Speaks Spanish</Chip>
        <Chip isPressed={false}>Nurse on site</Chip>
      </FilterBar>
      <AppliedFilters
        filters={hasRides ? [{ key: 'rides', label: 'Offers rides' }] : []}
        onRemove={() => setHasRides(false)}
        onClear={() => setHasRides(false)}
      />
    </div>
  );
}
