import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { EmailField } from '#web/ui/EmailField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { OtpField } from '#web/ui/OtpField.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { passwordRules, problems, relations } from './samples.ts';

export function FieldsSheet() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="fields">
      {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
      <TextField label="First name" name="sample-first-name" autoComplete="given-name" defaultValue="Rosa" />
      <EmailField label="Email" name="sample-email" hint="We send your booking there." isOptional />
      <PhoneField
        label="Phone number"
        name="sample-phone"
        hint="10 digits, for example 626 555 0148"
        error="Phone number needs 10 digits"
        defaultValue="626 555 01"
      />
      <TextField label="ZIP code" name="sample-zip" extent="zip" inputMode="numeric" />
      <PasswordField label="Password" name="sample-password" autoComplete="new-password" rules={passwordRules} />
      <OtpField label="6-digit code" name="sample-code" hint="We sent it to e•••a@mail.example. You can paste it." />
      <SelectField label="Relationship" name="sample-relation" options={relations} startsEmpty />
      <SelectField
        label="Relationship"
        name="sample-relation-wrong"
        options={relations}
        startsEmpty
        error="Relationship can’t be blank"
      />
      <TextAreaField label="Anything the center needs to know" name="sample-note" limit={500} isOptional />
      <TextAreaField
        label="Reason"
        name="sample-reason"
        limit={20}
        error="Please provide issue"
        defaultValue="Longer than twenty characters"
      />
      <CheckboxField name="sample-save" label="Save this card for next time" />
      <CheckboxField
        name="sample-terms"
        label={
          <>
            I agree to the <a href="#fields">terms and conditions</a>
          </>
        }
        error="Please Agree to terms and conditions"
      />
      <div className="row">
        <Button onClick={() => setAttempt(attempt + 1)} data-testid="ui-show-errors">
          Show the error summary
        </Button>
      </div>
    </div>
  );
}
