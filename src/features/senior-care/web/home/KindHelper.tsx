import { useEffect, useRef, useState } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import type { CentreSearch } from '../../search.ts';
import { kinds } from '../../stay-limits.ts';
import styles from './KindHelper.module.css';
import { languageName } from '#shared/language-name.ts';
import { searchAddress } from '../list/search-address.ts';

const languagesAsked = ['en', 'es', 'zh', 'ko', 'tl', 'vi'] as const;
const questions = ['sleep', 'memory', 'rides', 'language'] as const;
type Question = (typeof questions)[number];
type Answers = Partial<Record<Question, string>>;

/** Four short questions for those who do not know the kinds of care; the answers are a search. */
export function KindHelper({ where }: { where: Partial<CentreSearch> }) {
  const t = useWords();
  const navigate = useNavigate();
  const [step, setStep] = useState<number>();
  const [answers, setAnswers] = useState<Answers>({});
  const body = useRef<HTMLDivElement>(null);
  const question = step === undefined ? undefined : questions[step];
  useEffect(() => {
    if (question) body.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [question]);
  const next = () => {
    if (step !== undefined && step + 1 < questions.length) setStep(step + 1);
    else void navigate(searchAddress({ ...where, ...searchOf(answers) }));
  };
  return (
    <Card as="div" tint="sun" className={styles.helper} data-testid="helper">
      <div>
        <h2 id="helper">{t('seniorCare.helper.title')}</h2>
        <p className="muted">{t('seniorCare.helper.lead')}</p>
      </div>
      {step === undefined || !question ? (
        <Button size="large" onClick={() => setStep(0)} data-testid="helper-start">
          {t('seniorCare.helper.start')}
        </Button>
      ) : (
        <div ref={body} className={styles.question}>
          <p className="small muted">{t('seniorCare.helper.step', { current: step + 1, count: questions.length })}</p>
          <Choices
            question={question}
            value={answers[question]}
            onChoose={(value) => setAnswers({ ...answers, [question]: value })}
          />
          <div className="row">
            <Button onClick={next} data-testid="helper-next">
              {t(step + 1 < questions.length ? 'ui.continue' : 'seniorCare.helper.show')}
            </Button>
            {step > 0 && (
              <Button variant="quiet" onClick={() => setStep(step - 1)} data-testid="helper-back">
                {t('ui.back')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Card>
  );
}

/** Nothing chosen means 'not sure', which narrows nothing. */
export function searchOf({ sleep, memory, rides, language }: Answers): Partial<CentreSearch> {
  return {
    kind: kinds.filter((kind) => kind === sleep),
    memory: memory === 'yes',
    rides: rides === 'yes',
    language: language && language !== 'en' ? [language] : [],
  };
}

function Choices({
  question,
  value,
  onChoose,
}: {
  question: Question;
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  const t = useWords();
  const locale = useLocale();
  const options = {
    sleep: [
      ...kinds.map((kind) => ({ value: kind, label: t(`seniorCare.helper.sleep.${kind}`) })),
      { value: '', label: t('seniorCare.helper.unsure') },
    ],
    memory: [
      { value: 'yes', label: t('seniorCare.yes') },
      { value: 'no', label: t('seniorCare.no') },
      { value: '', label: t('seniorCare.helper.unsure') },
    ],
    rides: [
      { value: 'yes', label: t('seniorCare.yes') },
      { value: 'no', label: t('seniorCare.no') },
      { value: '', label: t('seniorCare.helper.unsure') },
    ],
    language: languagesAsked.map((code) => ({ value: code, label: languageName(code, locale) })),
  }[question];
  return (
    <RadioCards
      label={t(`seniorCare.helper.${question}`)}
      legendSize="heading"
      columns={2}
      id={`helper-${question}`}
      value={value ?? 'unanswered'}
      options={options}
      onChange={({ target }) => onChoose(target.value)}
      data-testid={`helper-${question}`}
    />
  );
}
