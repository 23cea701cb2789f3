import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '#features/account/credentials.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import type { security } from '../contract.ts';
import { changeAddress, sendAddressCode } from './addresses/change-address.ts';
import { endDevice, endOtherDevices } from './devices.ts';
import { beginFactor, confirmFactor, endFactor, renewRecoveryCodes } from './factor/manage-factor.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkeys/manage-passkeys.ts';
import { presentSecurity } from './present-security.ts';
import { prove, requireProof } from './proof.ts';

export const securityHandlers: Handlers<typeof security> = {
  mine: (_, context) => presentSecurity(context),
  async confirm({ body }, context) {
    await prove(body.password, context);
    return said('security.answers.confirmed', context);
  },
  async open(_, context) {
    await requireProof(context);
    return said('security.answers.opened', context);
  },
  async sendAddressCode({ body }, context) {
    await sendAddressCode(body, context);
    return {
      ...said('account.answers.codeSent', context),
      resendAfterSeconds: RESEND_AFTER_SECONDS,
      expiresInSeconds: CODE_SECONDS,
    };
  },
  async changeAddress({ body }, context) {
    await changeAddress(body, context);
    return said('security.answers.saved', context);
  },
  async endDevice({ params }, context) {
    await endDevice(params.id, context);
    return said('security.answers.loggedOut', context);
  },
  async endOtherDevices(_, context) {
    await endOtherDevices(context);
    return said('security.answers.loggedOut', context);
  },
  beginFactor: (_, context) => beginFactor(context),
  confirmFactor: async ({ body }, context) => ({ recoveryCodes: await confirmFactor(body.otp, context) }),
  renewRecoveryCodes: async ({ body }, context) => ({ recoveryCodes: await renewRecoveryCodes(body.code, context) }),
  async endFactor({ body }, context) {
    await endFactor(body.code, context);
    return said('security.answers.saved', context);
  },
  beginPasskey: async (_, context) => ({ question: await beginPasskey(context) }),
  async addPasskey({ body }, context) {
    await addPasskey(body, context);
    return said('security.answers.saved', context);
  },
  async renamePasskey({ params, body }, context) {
    await renamePasskey(params.id, body.name, context);
    return said('security.answers.saved', context);
  },
  async removePasskey({ params }, context) {
    await removePasskey(params.id, context);
    return said('security.answers.saved', context);
  },
};

const said = (key: string, { language }: Context) => ({ message: wordsOf(language)(key) });
