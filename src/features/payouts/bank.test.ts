import { describe, expect, test } from 'vitest';
import { TypedBank } from './bank.ts';

const typed = { holder: ' Jacaranda Day Center ', routing: '110 000 000', account: '0001-2345-6789' };
const problems = (given: Partial<typeof typed>) =>
  TypedBank.safeParse({ ...typed, ...given }).error?.issues.map(({ path, message }) => [path[0], message]);

describe('a bank account as it is typed', () => {
  test('may have spaces and dashes', () => {
    expect(TypedBank.parse(typed)).toEqual({
      holder: 'Jacaranda Day Center',
      routing: '110000000',
      account: '000123456789',
    });
  });

  test.each([
    [{ holder: ' ' }, [['holder', 'errors.missing']]],
    [{ routing: '' }, [['routing', 'errors.missing']]],
    [{ routing: '110000001' }, [['routing', 'payouts.bank.routingWrong']]],
    [{ routing: '11000000' }, [['routing', 'payouts.bank.routingWrong']]],
    [{ account: '123' }, [['account', 'payouts.bank.numberWrong']]],
    [{ account: '12a4' }, [['account', 'payouts.bank.numberWrong']]],
    [{ account: '123456789012345678' }, [['account', 'payouts.bank.numberWrong']]],
  ])('%j is said at its field', (given, expected) => {
    expect(problems(given)).toEqual(expected);
  });
});
