import { PriceEstimate } from '#web/ui/PriceEstimate.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stepper } from '#web/ui/Stepper.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { estimate, moments, refusal, steps } from './samples.ts';

export function ProgressSheet() {
  return (
    <div className="stack">
      <Stepper steps={steps} current={2}>
        <h3>Who is this for?</h3>
      </Stepper>
      <Timeline moments={moments} />
      <Timeline moments={refusal} />
      <Skeleton shape="arch" />
      <Skeleton shape="title" extent="long" />
      <Skeleton />
      <Skeleton extent="half" />
      <Skeleton shape="button" />
    </div>
  );
}

export function PricesSheet() {
  return (
    <div className="stack">
      <PriceEstimate lines={estimate} total={109_200} note="You pay $84.00 today. The rest is due at check in." />
      <PriceEstimate lines={estimate} total={109_200} isLoading data-testid="ui-estimate-loading" />
      <PriceEstimate lines={[]} total={0} data-testid="ui-estimate-unknown" />
    </div>
  );
}
