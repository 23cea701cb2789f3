import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { FocusLayout } from '#features/account/web/FocusLayout.tsx';
import { sentenceCase } from '#shared/sentence-case.ts';
import { Form, FormProblems, SubmitButton, useErrorWord } from '#web/forms/Form.tsx';
import { useCodeForm } from '#web/forms/useCodeForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { callsOf } from '#web/queries.ts';
import { useReaderZone } from '#web/reader-zone.ts';
import { OtpField } from '#web/ui/OtpField.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { LinkPasscode, type SharedRecords, sharedRecords } from '../../record-links.ts';
import { linkIn } from './link-queries.ts';
import { SharedSheet } from './SharedSheet.tsx';

export const loader = defineLoader(({ search }) => ({ link: linkIn(search) }));

/** Where a link to health records leads (`?key=`): the passcode, and then what is shared. Nothing of it is kept on the device. */
export default function SharedRecordPage() {
  const { link } = useLoaderData(loader);
  const [shown, setShown] = useState<SharedRecords>();
  if (shown) return <SharedSheet shown={shown} />;
  return link ? <Passcode endsAt={link.data.endsAt} onShown={setShown} /> : <Nothing />;
}

const Typed = z.object({ passcode: LinkPasscode });

function Passcode({ endsAt, onShown }: { endsAt: string; onShown: (shown: SharedRecords) => void }) {
  const t = useWords();
  const locale = useLocale();
  const zone = useReaderZone();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const form = useCodeForm({
    schema: Typed,
    code: 'passcode',
    wrong: 'wrong_link_passcode',
    send: async ({ passcode }) => {
      const body = { key: search.get('key') ?? '', passcode };
      const { data } = await callsOf(client, sharedRecords).open({ body });
      if (data.shown) onShown(data.shown);
    },
  });
  return (
    <FocusLayout
      title={t('healthRecords.shared.title')}
      errorWord={useErrorWord(form)}
      hasBrandRow
      hasSmallPicture
      before={<FormProblems form={form} />}
    >
      <p>{t('healthRecords.shared.text')}</p>
      <p className="muted" data-testid="open-until">
        {/* The server does not know the reader’s clock; the line is kept free, so that nothing moves. */}
        {zone === undefined
          ? '\u00a0'
          : sentenceCase(t('healthRecords.link.until', { moment: ownMomentInWords(endsAt, locale) }), locale)}
      </p>
      <Form form={form} data-testid="passcode-form">
        <OtpField
          label={t('healthRecords.shared.passcode')}
          autoComplete="off"
          {...form.field('passcode')}
          data-testid="passcode"
        />
        <SubmitButton form={form} busyLabel={t('ui.sending')} data-testid="open-shared">
          {t('healthRecords.shared.open')}
        </SubmitButton>
      </Form>
    </FocusLayout>
  );
}

function Nothing() {
  const t = useWords();
  return (
    <FocusLayout title={t('healthRecords.shared.nothing')} hasBrandRow hasSmallPicture>
      <p data-testid="shared-nothing">{t('healthRecords.shared.nothing.text')}</p>
    </FocusLayout>
  );
}
