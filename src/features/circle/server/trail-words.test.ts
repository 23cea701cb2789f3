import fs from 'node:fs';
import { expect, test } from 'vitest';
import { allLanguages, isWord, wordsOf } from '#server/words.ts';
import { deeds, undoables } from '../digest.ts';
import { subjectOf, told, trailActions, trailActors } from '../trail.ts';
import { things } from '../trail-groups.ts';

/** Subjects that are put together elsewhere than where they are noted. */
const named: Record<string, string> = { INTAKE: 'intake', 'subjectOf(': 'visit_summary' };

/** What the code notes in trails, each `<action> <subject>`. */
function notedInCode(): string[] {
  const files = fs
    .readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/server\/.*\.ts$/.test(name) && !/\.test\.ts$/.test(name));
  return files.flatMap((name) => notedIn(fs.readFileSync(`src/features/${name}`, 'utf8')));
}

function notedIn(source: string): string[] {
  const notes =
    /\b(audit|auditAll|auditReading|auditLook|calendarReply|changeShown)\((?!\))[^;]*?subject: (?:[`']([\w-]+)|(INTAKE|subjectOf\())/g;
  return [...source.matchAll(notes)].flatMap(([call, by = '', subject, name = '']) => {
    // One word, or two of which it depends.
    const [, ...written] = /action: (?:\w+ \? '(\w+)' : )?'(\w+)'/.exec(call) ?? [];
    if (by === 'changeShown') return ['share', 'write'].map((action) => `${action} ${subject ?? ''}`);
    const actions = by === 'audit' || by === 'auditAll' ? written.filter((action) => action !== undefined) : ['read'];
    return (actions.length > 0 ? actions : ['read', 'write']).map((each) => `${each} ${subject ?? named[name] ?? ''}`);
  });
}

test('everything that the code notes in a trail has words of its own', () => {
  const noted = [...new Set(notedInCode())];
  expect(noted.length).toBeGreaterThan(40);
  const wordless = noted.filter((each) => {
    const [action = '', subject = ''] = each.split(' ');
    return subjectOf(action as 'read', subject) === 'other';
  });
  expect(wordless).toEqual([]);
});

test('every line of a trail and of a digest can be said, in every language', () => {
  const withPlace = deeds.filter((deed) => deed !== 'health');
  const keys = [
    ...trailActors.map((actor) => `circle.trail.actor.${actor}`),
    ...things.map((thing) => `circle.trail.thing.${thing}`),
    ...trailActions.flatMap((action) => [...told[action], 'other'].map((about) => `circle.trail.${action}.${about}`)),
    ...deeds.flatMap((deed) => [`circle.digest.${deed}`, `circle.digest.mail.${deed}`]),
    ...withPlace.map((deed) => `circle.digest.look.${deed}`),
    ...undoables.flatMap((deed) => [`circle.digest.undo.${deed}`, `circle.digest.mail.undo.${deed}`]),
  ];
  expect(keys.filter((key) => !isWord(key))).toEqual([]);
  for (const language of allLanguages)
    for (const key of keys) expect(wordsOf(language)(key, { brand: 'x', count: 1, state: 'in' })).not.toBe(key);
});
