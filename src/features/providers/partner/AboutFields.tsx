import type { CheckedForm } from '#web/forms/useCheckedForm.ts';
import { TextAreaField } from '#web/ui/TextAreaField.tsx';
import { LONGEST_ABOUT } from '../about.ts';
import type { Introduction } from '../provider.ts';

type Props = {
  form: Pick<CheckedForm<{ aboutEn: string; aboutSp: string }>, 'field'>;
  about: Introduction;
  /** The words of the service: centers and doctors say other things of themselves. */
  word: (part: 'aboutEn' | 'aboutEn.hint' | 'aboutSp' | 'aboutSp.hint') => string;
};

/** What a provider says of itself, in both languages of families. */
export function AboutFields({ form, about, word }: Props) {
  const field = (name: 'aboutEn' | 'aboutSp', lang: string, text: string) => (
    <TextAreaField
      label={word(name)}
      hint={word(`${name}.hint`)}
      rows={6}
      limit={LONGEST_ABOUT}
      lang={lang}
      isOptional={name === 'aboutSp'}
      defaultValue={text}
      {...form.field(name)}
    />
  );
  return (
    <>
      {field('aboutEn', 'en', about.en)}
      {field('aboutSp', 'es', about.sp)}
    </>
  );
}
