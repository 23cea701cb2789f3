import { useSearchParams } from 'react-router';
import { deviceName } from '#features/account/device-name.ts';
import { NewKeyAnswer } from '#features/account/passkey-answers.ts';
import { Failure } from '#shared/failure.ts';
import { Form, SubmitButton } from '#web/forms/Form.tsx';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useWords } from '#web/i18n/words.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { Passkey, Security } from '../../contract.ts';
import { type NewKeyQuestion, PasskeyNameForm } from '../../passkeys.ts';
import { useSecurity } from '../queries.ts';
import { useProof } from '../useProof.tsx';
import { StepLayout } from './StepLayout.tsx';
import { useDone } from './useDone.ts';

/** Adds a passkey, or with `?id=` gives one another name. */
export function PasskeyStep({ own }: { own: Security }) {
  const [search] = useSearchParams();
  const known = own.passkeys.find(({ _id }) => _id === search.get('id'));
  return known ? <Rename passkey={known} /> : <Add own={own} />;
}

function Add({ own }: { own: Security }) {
  const t = useWords();
  const done = useDone();
  const { calls } = useSecurity();
  const { withProof, dialog } = useProof();
  const here = own.devices.find(({ isThis }) => isThis);
  const form = useCheckedForm({
    schema: PasskeyNameForm,
    fields: ['name'],
    start: { name: here ? deviceName(t, here) : '' },
    send: async ({ name }) => {
      const { question } = await withProof(() => calls.beginPasskey());
      await calls.addPasskey({ body: { name, answer: await madePasskey(question) } });
      await done(t('security.passkey.added'));
    },
  });
  return (
    <StepLayout title={t('security.passkey.add.title')} form={form} dialog={dialog}>
      <p>{t('security.passkey.add.text')}</p>
      <Form form={form} data-testid="passkey-form">
        <TextField label={t('security.passkey.name')} autoComplete="off" {...form.field('name')} />
        <SubmitButton form={form} busyLabel={t('account.login.passkey.busy')} data-testid="passkey-save">
          {t('security.passkeys.add')}
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}

/** What the authenticator answers. Throws `passkey_known` where there is one already, `passkey_unmade` when it was not made. */
async function madePasskey(question: NewKeyQuestion | null): Promise<NewKeyAnswer> {
  if (!question) throw new Failure('passkey_unmade');
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: question }).catch((cause: unknown) => {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new Failure(isKnown ? 'passkey_known' : 'passkey_unmade', { cause });
  });
  return NewKeyAnswer.parse(answer);
}

function Rename({ passkey: { _id: id, name } }: { passkey: Passkey }) {
  const t = useWords();
  const done = useDone();
  const { calls } = useSecurity();
  const form = useCheckedForm({
    schema: PasskeyNameForm,
    fields: ['name'],
    start: { name },
    send: async (body) => {
      await calls.renamePasskey({ params: { id }, body });
      await done(t('security.answers.saved'));
    },
  });
  return (
    <StepLayout title={t('security.passkey.rename.title')} form={form}>
      <Form form={form} data-testid="passkey-form">
        <TextField label={t('security.passkey.name')} autoComplete="off" {...form.field('name')} />
        <SubmitButton form={form} busyLabel={t('ui.saving')} data-testid="passkey-save">
          {t('security.passkey.save')}
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}
