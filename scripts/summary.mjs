/** So many tests of pages and in browsers fail a run, though each has passed at its second try: one depends on a whole machine, which may stall. */
const TOO_MANY_FLAKY = 3;

/** The seconds that one of a kind may take on the machine of the budgets, on the average of a run. */
const budgetOfOne = { 'page test': 1.5, screen: 4, journey: 12 };
/** Of so few nothing can be said. */
const FEW = 20;
/** Another program on the machine may double what everything takes; what takes longer than that has grown. */
const TOLERANCE = 2;

/**
 * Prints what a run came to and what it took, and ends with one line of what passed and failed. What failed is told again, where it is
 * found in a log of thousands of lines. Answers the exit code. `figure` is how many times as long as on the machine of the budgets a
 * fixed piece of computing took at the beginning. What has grown is always named, and fails the run only with `holdsBudgets`: a machine
 * that became busy after its figure was taken would else refuse what works.
 */
export function printSummary({ reports, times, figure, holdsBudgets }) {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const flaky = reports.flatMap((report) => report.flaky);
  const spent = reports.flatMap((report) => report.spent);
  const failures = reports.flatMap((report) => report.failures);
  if (flaky.length >= TOO_MANY_FLAKY) failures.push(`${flaky.length} tests of one run are flaky`);
  const grown = spent.filter((kind) => hasGrown(kind, figure)).map((kind) => `too slow: ${averageOf(kind, figure)}`);
  if (holdsBudgets) failures.push(...grown);
  for (const one of flaky) console.log(`\nflaky ${one}`);
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  if (!holdsBudgets) for (const one of grown) console.log(`\n${one}`);
  console.log(`\nOn a machine that takes ${figure.toFixed(2)} times as long as that of the budgets:`);
  console.log('part      took  budget  at its end');
  for (const time of times) console.log(lineOf(time));
  for (const kind of spent.filter(({ count }) => count > 0)) console.log(averageOf(kind, figure));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

function lineOf({ name, budget, seconds, load }) {
  const over = seconds > budget ? `  ${name} took ${clock(seconds - budget)} longer than planned` : '';
  return `${name.padEnd(8)} ${clock(seconds).padStart(5)} ${clock(budget).padStart(7)}  ${load}${over}`;
}

const hasGrown = ({ kind, count, seconds }, figure) =>
  count >= FEW && seconds / count > budgetOfOne[kind] * Math.max(figure, 1) * TOLERANCE;

/** As `a journey 9.8 s of 12.0, the longest 45.5 s: from the dashboard to the end of the visit`. */
function averageOf({ kind, count, seconds, longest }, figure) {
  const budget = budgetOfOne[kind] * figure;
  return `a ${kind} ${(seconds / count).toFixed(1)} s of ${budget.toFixed(1)}, the longest ${longest.seconds.toFixed(1)} s: ${longest.title}`;
}

function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
