import { afterAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import type { Specialty } from '../specialties.ts';
import { aDoctor } from './seed.ts';

const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { doctors } = await t.as();

const named = (name: string, specialty: Specialty) => aDoctor(t.db, { name, specialties: [specialty] });
await named('Dr. Lucía Ferrer', 'geriatrics');
await named('Dr. Amara Okafor', 'cardiology');
await named('Dr. Noor Haddad', 'dermatology');
await named('Dr. Ivo Brandt', 'endocrinology');
await named('Dr. Pilar Cordero', 'orthopedics');
await named('Dr. Sam Whitfield', 'pain_medicine');
await named('Dr. Mei Tanaka', 'psychiatry');

const found = async (q: string) =>
  (await doctors.search({ body: { q } })).data.map(({ name }) => name.split(' ').at(-1));

test.each([
  ['chest pain', 'Okafor'],
  ['I have pain in my chest at night', 'Okafor'],
  ['dolor de pecho', 'Okafor'],
  ['le duele el pecho, dolor de pecho', 'Okafor'],
  ['presion en el pecho', 'Okafor'],
  ['cardiologist', 'Okafor'],
  ['my mother keeps forgetting things', 'Ferrer'],
  ['perdida de memoria', 'Ferrer'],
  ['itchy rash', 'Haddad'],
  ['comezón en la piel', 'Haddad'],
  ['azúcar en la sangre', 'Brandt'],
  ['dolor de rodilla', 'Cordero'],
  ['knees pain', 'Cordero'],
  ['back pain', 'Whitfield'],
  ['depresión', 'Tanaka'],
  ['she cannot sleep', 'Tanaka'],
])('%j leads to the one who helps', async (q, name) => {
  expect(await found(q)).toEqual([name]);
});

test.each([
  ['cardiolgist', 'Okafor'],
  ['chest pian', 'Okafor'],
  ['dermatolgy', 'Haddad'],
  ['diabetis', 'Brandt'],
  ['depresion', 'Tanaka'],
  ['cardiologa', 'Okafor'],
])('%j is forgiven', async (q, name) => {
  expect(await found(q)).toEqual([name]);
});

test.each([
  ['Ferrer', 'Ferrer'],
  ['lucia', 'Ferrer'],
  ['dr. okafor', 'Okafor'],
  ['Dra. Amara Okafor', 'Okafor'],
  ['ocafor', 'Okafor'],
  ['witfield', 'Whitfield'],
  ['Tanka', 'Tanaka'],
])('the name %j finds that doctor alone', async (q, name) => {
  expect(await found(q)).toEqual([name]);
});

test.each([
  ['my chest hurts', true],
  ['no puedo dormir', true],
  ['chest pian', true],
  ['cardiologist for my chest pain', true],
  ['cardiology', false],
  ['cardiolgist', false],
  ['family doctor', false],
  ['médico del corazón', false],
  ['Hautarzt', false],
  ['кардиолог', false],
  ['ocafor', false],
  ['Dr. Okafor', false],
  ['qqqq zzzz', false],
])('%j says what is wrong: %s', async (q, isComplaint) => {
  expect((await doctors.search({ body: { q } })).isComplaint).toBe(isComplaint);
});

test('words that mean nobody find nobody', async () => {
  expect(await found('qqqq zzzz')).toEqual([]);
  expect(await found('%_\\')).toEqual([]);
});
