import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ImportForm } from './useImportForm.ts';

type Props = {
  name: string;
  /** The same field of other rows. */
  others: readonly string[];
  /** The word key of what it is called. */
  words: string;
  form: ImportForm;
};

/** Writes what was filled in into the same field of the other rows, where nothing stands yet. */
export function UseForAll({ name, others, words, form }: Props) {
  const t = useWords();
  const [filled, setFilled] = useState<number>();
  const value: unknown = useWatch({ control: form.control, name });
  if (others.length === 0 || typeof value !== 'string' || value.trim() === '') return null;
  const fill = () => {
    const blank = others.filter((other) => !form.valueOf(other));
    for (const other of blank) form.setValue(other, value);
    setFilled(blank.length);
  };
  return (
    <div className="row">
      <Button variant="quiet" onClick={fill} data-testid={`for-all-${name}`}>
        {t('healthRecords.import.forAll')}
        <span className="vh">{`: ${t(words)}`}</span>
      </Button>
      <span className="muted" role="status">
        {filled !== undefined && t('healthRecords.import.filled', { count: filled })}
      </span>
    </div>
  );
}
