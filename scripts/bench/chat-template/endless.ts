import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { endlessTemplates } from "../../../runtime/template/testing/endless.ts";
import { type Hostile, type HostileFile, Servant } from "../../../runtime/template/testing/hostile.ts";

/** The processor time that each template may take, in seconds. If a template takes longer, the exit code is 1. */
const MOST_SECONDS = 2;
const TURNS = 100_000;
const SHOWN = 10;
/** Number of processes that render at the same time. */
const SERVANTS = 2;

const FOLDER = join(process.cwd(), "runtime/template");
const read = (file: string): string => readFileSync(join(FOLDER, "goldens", file), "utf8");

/** The seconds of processor time that a template took, and how it ended: the code of an error, or "a text". */
interface Ending {
  readonly name: string;
  readonly seconds: number;
  readonly end: string;
}

/** Renders templates in child processes, because a template could crash its process. */
async function runToEnd(templates: readonly Hostile[]): Promise<Ending[]> {
  const waiting = [...templates];
  const endings: Ending[] = [];
  const work = async (): Promise<void> => {
    const servant = new Servant(FOLDER);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { seconds, error } = await servant.render(next);
      endings.push({ name: next.name, seconds, end: error?.code ?? "a text" });
    }
    servant.close();
  };
  await Promise.all(Array.from({ length: SERVANTS }, work));
  return endings;
}

/** Prints the slowest templates, and all templates that are too slow or do not end as expected. */
function judge(what: string, endings: readonly Ending[], isRight: (ending: Ending) => boolean): void {
  const missed = endings.filter((ending) => ending.seconds > MOST_SECONDS || !isRight(ending));
  const slowest = endings.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  console.log(`\n${what}: seconds of processor time until the end; the slowest ${SHOWN} of ${endings.length}\n`);
  for (const { name, seconds, end } of new Set([...slowest, ...missed])) {
    console.log(`${seconds.toFixed(2).padStart(6)}  ${end.padEnd(14)} ${name}`);
  }
  const verdict = missed.length === 0 ? "met   " : "MISSED";
  console.log(`\n${verdict} ${what} end within ${MOST_SECONDS} s: ${missed.length} do not`);
  if (missed.length > 0) process.exitCode = 1;
}

const endless = endlessTemplates(read("endless.yaml"), TURNS).map(([name, source]) => ({ name, source }));
judge("endless templates (stopped by a budget)", await runToEnd(endless), ({ end }) => end.startsWith("budget-"));
const { groups }: HostileFile = parse(read("hostile.yaml"));
judge("hostile templates", await runToEnd(Object.values(groups).flat()), () => true);
