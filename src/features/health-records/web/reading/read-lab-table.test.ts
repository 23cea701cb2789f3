import { describe, expect, test } from 'vitest';
import { bytesOf, counted, read, refusalOf } from '#test/record-files.ts';
import { readRecordFile } from './read-file.ts';

describe('a table of laboratory results', () => {
  test('is read in English, days with the month first', () => {
    const {
      records,
      patient: whom,
      sourceName,
    } = read(
      [
        'Patient Name,Date of Birth,Collection Date,Test Name,Result,Units,Reference Range,Performing Lab',
        'Maria Gomez,04/02/1951,03/04/2025,Glucose,98,mg/dL,70-99,Arroyo Labs',
        'Maria Gomez,04/02/1951,03/04/2025,"Cholesterol, total",181,mg/dL,<200,Arroyo Labs',
        'Maria Gomez,04/02/1951,02/11/2024,"A ""quoted"" test",1,,,Arroyo Labs',
      ].join('\r\n'),
    );
    expect(whom).toEqual({ name: 'Maria Gomez', birthDate: '1951-04-02' });
    expect(sourceName).toBe('Arroyo Labs');
    expect(records.map(({ facts }) => facts)).toEqual([
      {
        ...{ testType: 'Glucose, Cholesterol, total', testDate: '2025-03-04', diagnosticCentre: 'Arroyo Labs' },
        notes: 'Glucose: 98 mg/dL (70-99)\nCholesterol, total: 181 mg/dL (<200)',
      },
      {
        testType: 'A "quoted" test',
        testDate: '2024-02-11',
        diagnosticCentre: 'Arroyo Labs',
        notes: 'A "quoted" test: 1',
      },
    ]);
  });

  test('is read in Spanish, days first, with semicolons and letters of Windows', () => {
    const text =
      'Fecha;Prueba;Valor;Unidad;Valores de referencia;Laboratorio;Médico\n03/04/2025;Creatinina;0,9;mg/dL;0,6 a 1,1;Laboratorio Peña;Dra. Núñez';
    const { records } = readRecordFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
    expect(records.map(({ facts }) => facts)).toEqual([
      {
        ...{ testType: 'Creatinina', testDate: '2025-04-03', diagnosticCentre: 'Laboratorio Peña' },
        ...{ referredDoctor: 'Dra. Núñez', notes: 'Creatinina: 0,9 mg/dL (0,6 a 1,1)' },
      },
    ]);
  });

  test('asks for a day that is none, takes days by the one that tells, and counts rows without a value', () => {
    const { records, unread } = read(
      'date,test,value\n25/12/2024,Iron,80\n01/02/2025,Zinc,9\nlast week,Copper,1\n2025-01-01,Lead,\n',
    );
    expect(records.map(({ facts, roughDay }) => [facts['testType'], facts['testDate'], roughDay])).toEqual([
      ['Zinc', '2025-02-01', undefined],
      ['Iron', '2024-12-25', undefined],
      ['Copper', undefined, 'last week'],
    ]);
    expect(counted(unread)).toEqual({ result: 1 });
  });

  test('about several people is not read at all', () => {
    expect(
      refusalOf(bytesOf('date,test,value,patient\n2025-01-01,Iron,80,Tom Reyes\n2025-01-01,Iron,80,Ana Reyes')),
    ).toBe('errors.importSeveral');
  });
});
