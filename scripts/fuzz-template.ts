import { parseArgs } from "node:util";
import { Explanations } from "./fuzz-template/explanations.ts";
import { differenceOf, type Outcome, ourOutcome, type PythonAnswer, pythonOutcome } from "./fuzz-template/outcome.ts";
import { askPython } from "./fuzz-template/python.ts";
import { type FuzzCase, fuzzCases } from "./fuzz-template/sources.ts";

/**
 * This program renders random and mutated templates with this package and with Python's Jinja2 3.1.6, and compares the
 * results. Exit code 1: a difference has no explanation.
 */
const HELP = `usage: npm run fuzz:template -- [options]
  --count <n>  how many templates (20000)
  --seed <n>   which ones; the same seed gives the same templates (of the clock)
needs python3 with jinja2==3.1.6 and pyyaml`;

/** A template for which this package and Python have different results. */
interface Finding {
  readonly one: FuzzCase;
  readonly ours: Outcome;
  readonly python: Outcome;
}

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(HELP);
else await run(Number(values.count), Number(values.seed));

async function run(count: number, seed: number): Promise<void> {
  console.log(`seed ${seed}`);
  const explanations = new Explanations();
  const unexplained = new Map<string, Finding[]>();
  const counts = { compared: 0, skipped: 0, errors: 0, lines: 0 };
  const cases = fuzzCases(count, seed);
  let index = 0;
  for await (const answer of askPython<PythonAnswer>(cases, "runtime/template/goldens/regenerate.py")) {
    const one = cases[index++] as FuzzCase;
    if (answer.skip) {
      counts.skipped++;
      continue;
    }
    const [ours, python] = [ourOutcome(one), pythonOutcome(answer)];
    const difference = differenceOf(ours, python);
    counts.compared++;
    if (ours.kind === python.kind && ours.kind !== "text" && python.line !== undefined) {
      counts.errors++;
      if (ours.line === python.line) counts.lines++;
    }
    if (difference === undefined || explanations.explains(one.template, ours, python)) continue;
    unexplained.set(difference, [...(unexplained.get(difference) ?? []), { one, ours, python }]);
  }
  const { compared, skipped, errors, lines } = counts;
  console.log(`${compared} templates compared, ${skipped} skipped (their text differs from run to run)`);
  console.log(`Python's line in ${lines} of ${errors} errors (${((100 * lines) / errors).toFixed(2)} %)`);
  for (const [name, times] of explanations.counts) console.log(`explained ${String(times).padStart(5)}  ${name}`);
  for (const [name, findings] of unexplained) show(name, findings);
  console.log(`${unexplained.size} unexplained classes`);
  process.exitCode = unexplained.size > 0 ? 1 : 0;
}

/** Prints a class of differences, and the two shortest templates that show it. */
function show(name: string, findings: readonly Finding[]): void {
  console.log(`\nUNEXPLAINED ${findings.length}  ${name}`);
  const shortest = findings.toSorted((one, other) => one.one.template.length - other.one.template.length);
  for (const { one, ours, python } of shortest.slice(0, 2)) {
    console.log(`  ${JSON.stringify(one.template)}`);
    console.log(`    ours   ${describe(ours)}\n    python ${describe(python)}`);
  }
}

function describe({ kind, words, line }: Outcome): string {
  return `${kind} ${JSON.stringify(words).slice(0, 300)}${line === undefined ? "" : ` line ${line}`}`;
}
