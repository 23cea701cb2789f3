import * as z from 'zod/mini';
import { useProof } from '#features/security/web/useProof.tsx';
import { Form, FormProblems, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { linkSections, LinkSections, linkSpanNames } from '../../record-links.ts';
import type { Book } from '../records/book.ts';
import { useLinkCalls } from './link-queries.ts';
import type { IssuedLink } from './MadeLink.tsx';

const Choice = z.object({ sections: LinkSections, span: z.enum(linkSpanNames) });

type Props = { book: Book; onMade: (made: IssuedLink) => void };

/** Which sections a link shows, and for how long. */
export function LinkForm({ book, onMade }: Props) {
  const t = useWords();
  const { make } = useLinkCalls(book.person.id);
  const { withProof, dialog } = useProof();
  const form = useCheckedForm({
    schema: Choice,
    fields: ['sections', 'span'],
    start: { sections: [], span: 'day' },
    send: async ({ sections, span }) => onMade(await withProof(() => make(sections, span))),
  });
  const { error, ...registered } = form.field('sections');
  const id = fieldId('sections');
  return (
    <>
      <Form form={form} data-testid="link-form">
        <FormProblems form={form} />
        <p>{t('healthRecords.link.text')}</p>
        <FieldGroup
          id={id}
          label={t('healthRecords.link.sections')}
          hint={t('healthRecords.link.sections.hint')}
          {...(error && { error, describedBy: `${id}-error` })}
        >
          {linkSections.map((name, index) => (
            <CheckboxField
              key={name}
              {...registered}
              id={index === 0 ? id : `${id}-${name}`}
              label={t(`healthRecords.section.${name}`)}
              value={name}
              data-testid={`link-section-${name}`}
            />
          ))}
        </FieldGroup>
        <RadioCards
          {...form.field('span')}
          label={t('healthRecords.link.span')}
          options={linkSpanNames.map((value) => ({ value, label: t(`healthRecords.link.span.${value}`) }))}
          data-testid="link-span"
        />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="make-link">
          {t('healthRecords.link.make')}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
