import { formatDayInWords } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import type { Invitation } from '../../contract.ts';

type Helper = NonNullable<Invitation['helpers']>[number];
/** What a decision is about: a relation as it was read, so that one that has changed since is decided about anew. */
export const decisionKey = ({ _id: id, updated_at: asOf }: Pick<Helper, '_id' | 'updated_at'>) => `${id} ${asOf}`;
export const helperField = ({ _id: id }: Pick<Helper, '_id'>) => `helper-${id}`;
/** What was decided so far; nobody is decided about beforehand. */
export type Decisions = Readonly<Record<string, 'keep' | 'end'>>;

type Props = {
  helpers: readonly Helper[];
  decided: Decisions;
  onDecide: (decided: Decisions) => void;
  /** Says at each person who is still open that they are. */
  isAsked: boolean;
};

/** Who else may act for whoever takes their record over, and whether that stays. */
export function HelperDecisions({ helpers, decided, onDecide, isAsked }: Props) {
  const t = useWords();
  if (helpers.length === 0) return <p className="muted">{t('circle.takeover.nobody')}</p>;
  return (
    <div data-testid="takeover-helpers">
      <p>{t('circle.takeover.others')}</p>
      {helpers.map((helper) => (
        <HelperDecision
          key={helper._id}
          helper={helper}
          value={decided[decisionKey(helper)]}
          isAsked={isAsked}
          onChoose={(choice) => onDecide({ ...decided, [decisionKey(helper)]: choice })}
        />
      ))}
    </div>
  );
}

type OneProps = {
  helper: Helper;
  value: 'keep' | 'end' | undefined;
  isAsked: boolean;
  onChoose: (choice: 'keep' | 'end') => void;
};

/** One of them. */
export function HelperDecision({ helper, value, isAsked, onChoose }: OneProps) {
  const t = useWords();
  const locale = useLocale();
  const { firstName, lastName, relationship, scopes, status, endsOn } = helper;
  const name = `${firstName} ${lastName}`;
  return (
    <RadioCards
      id={helperField(helper)}
      name={helperField(helper)}
      label={`${name}, ${t(`family.relationship.${relationship}`)}`}
      hint={[
        scopes.map((scope) => t(`family.scope.${scope}`)).join(' · '),
        status === 'paused' ? t('circle.status.paused') : '',
        endsOn ? t('circle.until', { day: formatDayInWords(endsOn, locale) }) : '',
      ]
        .filter(Boolean)
        .join('. ')}
      error={isAsked && value === undefined ? t('circle.takeover.undecided', { name: firstName }) : undefined}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === 'keep' ? 'keep' : 'end')}
      options={[
        { value: 'keep', label: t('circle.takeover.helper.keep') },
        { value: 'end', label: t('circle.takeover.helper.end') },
      ]}
      data-testid={`helper-decision-${firstName}`}
    />
  );
}
