import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { type account, type CodeTarget } from '../contract.ts';
import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '../credentials.ts';
import { completenessOf, genders, type UserInfo, type UserInfoChange } from '../profile.ts';
import type { Purpose } from './code-store.ts';
import { takeBack } from './addresses/take-back.ts';
import { comeBack } from './away/come-back.ts';
import { isAliveTicket, redeemCode } from './codes.ts';
import { logIn, logOut, renew } from './log-in.ts';
import { askForPasskey, enterByPasskey } from './passkeys/enter-by-passkey.ts';
import { takeSecondStep } from './second-step/second-step.ts';
import { accountAt, addressOf, sendResetCode, sendSignUpCode } from './send-code.ts';
import { isAliveToken } from './sessions.ts';
import { changePassword, resetPassword } from './set-password.ts';
import { refuseTaken, signUp } from './sign-up.ts';
import { changeUserInfo, userInfo } from './store.ts';

export const accountHandlers: Handlers<typeof account> = {
  signUp: ({ body }, context) => signUp(body, context),
  logIn: ({ body }, context) => logIn(body, context),

  async checkUser({ body }, context) {
    await refuseTaken(body.email, context);
    return { exists: false };
  },
  async validateEmailAndPhone({ body }, context) {
    await refuseTaken(body.email, context);
    return { isValid: true };
  },

  async sendCode({ body }, context) {
    await sendSignUpCode(addressOf('signup', body), context);
    return sent('account.answers.codeSent', context);
  },
  verifyCode: ({ body }, context) => redeem('signup', body, context),

  async forgotPassword({ body }, context) {
    await sendResetCode(addressOf('reset', body), context);
    return sent('account.answers.resetSent', context);
  },
  verifyResetCode: ({ body }, context) => redeem('reset', body, context),
  async resetPassword({ body }, context) {
    await resetPassword(body, context);
    return said('account.answers.passwordChanged', context);
  },
  async changePassword({ body }, context) {
    await changePassword(body, context);
    return said('account.answers.passwordChanged', context);
  },

  async verify({ body: { token } }, { db, limits, client, now }) {
    await limits.take('codeTryClient', client);
    return { isValid: (await isAliveToken(db, token, now)) || (await isAliveTicket(db, token, now)) };
  },
  secondStep: ({ body }, context) => takeSecondStep(body, context),
  askForPasskey: async (_, context) => ({ question: await askForPasskey(context) }),
  enterByPasskey: ({ body }, context) => enterByPasskey(body.answer, context),
  async takeBack({ body }, context) {
    await takeBack(body.key, context);
    return said('account.answers.takenBack', context);
  },
  comeBack: ({ body }, context) => comeBack(body.step, context),
  renew: (_, context) => renew(context),
  async logOut(_, context) {
    await logOut(context);
    return said('account.answers.loggedOut', context);
  },

  ownInfo: async (_, { db, user }) => ({ data: await presentUser(db, user.id) }),
  async userInfo(_, { db, user }) {
    return { data: await presentUser(db, user.id) };
  },
  changeUserInfo: ({ body }, context) => changeInfo(body, context),
};

async function redeem(purpose: Purpose, body: CodeTarget & { otp: string }, { db, limits, client, now }: Context) {
  await limits.take('codeTryClient', client);
  const address = addressOf(purpose, body);
  const userId = purpose === 'reset' ? (await accountAt(db, address))?.id : undefined;
  return redeemCode(db, { address: { ...address, client }, code: body.otp, userId, now });
}

async function changeInfo(
  { id, firstName, lastName, phone, dob, gender, address, zip }: UserInfoChange,
  { db, knownUsers, user, now }: Context,
) {
  if (id !== user.id) throw new Failure('not_found');
  if (dob && dob > dayIn('UTC', now)) throw Failure.of('dob', 'errors.dobFuture');
  const person = definedIn({ first_name: firstName, last_name: lastName, date_of_birth: dob, gender, address, zip });
  return db.transaction().execute(async (db) => {
    await changeUserInfo(db, { userId: user.id, person, now });
    knownUsers.forget([user.id]);
    const data = await presentUser(db, user.id);
    if (phone !== undefined && phone !== data.phone) throw Failure.of('phone', 'errors.phoneByCode');
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: data.personId,
      action: 'write',
      subject: `person:${data.personId}`,
    });
    return { data };
  });
}

async function presentUser(db: Db, userId: string): Promise<UserInfo> {
  const row = await userInfo(db, userId);
  const facts = {
    dob: row.date_of_birth,
    gender: genders.find((gender) => gender === row.gender) ?? null,
    address: row.address,
    zip: row.zip,
    isEmailVerified: row.email_verified_at !== null,
    isPhoneVerified: row.phone_verified_at !== null,
  };
  return {
    _id: row.id,
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImage: row.profile_image,
    ...facts,
    personId: row.person_id,
    completeness: completenessOf({ ...facts, healthAnswers: row.health_answers }),
  };
}

const said = (key: string, { language }: Context) => ({ message: wordsOf(language)(key) });
const sent = (key: string, context: Context) => ({
  ...said(key, context),
  resendAfterSeconds: RESEND_AFTER_SECONDS,
  expiresInSeconds: CODE_SECONDS,
});

const definedIn = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
