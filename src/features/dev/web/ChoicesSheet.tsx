import { useState } from 'react';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { payments, people } from './samples.ts';

export function ChoicesSheet() {
  const [person, setPerson] = useState('rosa');
  const options = people.map(({ value, name, detail, traits }) => ({
    value,
    label: name,
    detail,
    picture: (
      <Arch size="small">
        <Art kind="portrait" traits={traits} width={64} height={70} />
      </Arch>
    ),
  }));
  return (
    <div className="fields">
      <RadioCards label="How would you like to pay?" name="sample-payment" options={payments} />
      <RadioCards
        label="Half or full day"
        name="sample-length"
        columns={2}
        options={[
          { value: 'half', label: 'Half a day' },
          { value: 'full', label: 'A full day' },
        ]}
        error="Choose one to continue"
      />
      <RadioCards
        label="Who is this for?"
        legendSize="heading"
        name="sample-person"
        options={options}
        value={person}
        onChange={(event) => setPerson(event.target.value)}
        data-testid="ui-person"
      />
    </div>
  );
}
