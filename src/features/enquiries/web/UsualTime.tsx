import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import type { Reply } from '#shared/call.ts';
import type { enquiries } from '../contract.ts';

/** On the page of a provider whom one may ask: how long an answer usually takes there, where that is known. */
export function UsualTime({ asked }: { asked: Reply<typeof enquiries.provider> | null }) {
  if (!asked?.data.canAsk || asked.data.usualMinutes === null) return null;
  return <UsualAnswer minutes={asked.data.usualMinutes} unknown="" />;
}
