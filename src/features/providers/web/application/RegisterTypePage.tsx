import { useSearchParams } from 'react-router';
import { useHeadingFocus } from '#web/useHeadingFocus.ts';
import { isJoiningKind } from '../../application.ts';
import { JoinChoices } from './JoinChoices.tsx';
import { JoinPlace } from './JoinPlace.tsx';

/** Families go on to sign up; who provides care says how (`?as=`), and joins with an account. */
export default function RegisterTypePage() {
  const [search] = useSearchParams();
  const as = search.get('as');
  const kind = isJoiningKind(as) ? as : undefined;
  const heading = useHeadingFocus(kind ?? 'choose');
  return kind ? <JoinPlace key={kind} kind={kind} heading={heading} /> : <JoinChoices heading={heading} />;
}
