import { pageTitle } from '#web/page-title.ts';
import { type Faces, useWhose } from './useWhose.ts';

/** The title of a page that the row of faces filters: whose things it shows stands before what they are. */
export function CircleTitle({ title, people }: { title: string; people: Faces }) {
  const { word } = useWhose(people);
  return <title>{pageTitle(word === undefined ? title : `${word} · ${title}`)}</title>;
}
