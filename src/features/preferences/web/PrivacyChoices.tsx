import { useWords } from '#web/i18n/words.tsx';
import { device } from '#web/device.ts';
import { Card } from '#web/ui/Card.tsx';
import type { PrivacyPreferences } from '../preferences.ts';
import { useChangeChoices } from './queries.ts';
import { SavedNote } from './SavedNote.tsx';
import { SwitchRow } from './SwitchRow.tsx';

const names = [
  'acceptsInvitations',
  'showsNameInReviews',
  'sharesUsage',
] as const satisfies (keyof PrivacyPreferences)[];

/** What others may see and count, and who may ask to help: each holds at once. */
export function PrivacyChoices({ choices }: { choices: PrivacyPreferences }) {
  const t = useWords();
  const { change, ...saving } = useChangeChoices('privacy');
  return (
    <Card aria-labelledby="privacy-choices" data-testid="privacy-choices">
      <h2 id="privacy-choices">{t('preferences.privacy.title')}</h2>
      {names.map((name) => (
        <SwitchRow
          key={name}
          label={t(`preferences.privacy.${name}`)}
          hint={t(`preferences.privacy.${name}.hint`)}
          isOn={choices[name]}
          onChange={(isOn) => {
            // This browser stops counting, or begins, with the next page.
            if (name === 'sharesUsage') device.choose({ isUncounted: !isOn });
            change({ [name]: isOn });
          }}
          data-testid={`privacy-${name}`}
        />
      ))}
      <SavedNote {...saving} />
    </Card>
  );
}
