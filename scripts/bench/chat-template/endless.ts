import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { Template, TemplateBudgetError } from "../../../runtime/template/index.ts";
import { endlessTemplates } from "../../../runtime/template/testing/endless.ts";
import { type HostileFile, Servant } from "../../../runtime/template/testing/hostile.ts";

/** Each template may take this many seconds of processor time. Exit code 1: one takes longer. */
const MOST_SECONDS = 2;
const TURNS = 100_000;
const SHOWN = 10;

const FOLDER = join(process.cwd(), "runtime/template");
const read = (file: string): string => readFileSync(join(FOLDER, "goldens", file), "utf8");

/** The seconds of processor time that a template took, and how it ended. */
interface Ending {
  readonly name: string;
  readonly seconds: number;
  readonly end: string;
}

/** Renders a template of `endless.yaml`. Only a budget ends it. */
function runToEnd(name: string, source: string): Ending {
  const before = process.cpuUsage();
  const end = endOf(source);
  const { user, system } = process.cpuUsage(before);
  return { name, seconds: (user + system) / 1e6, end };
}

function endOf(source: string): string {
  try {
    new Template(source).render();
    return "a text";
  } catch (error) {
    return error instanceof TemplateBudgetError ? error.code : String(error);
  }
}

/** Renders the templates of `hostile.yaml` in another process, because they could crash this one. */
async function runHostile(): Promise<Ending[]> {
  const { groups }: HostileFile = parse(read("hostile.yaml"));
  const servant = new Servant(FOLDER);
  const endings: Ending[] = [];
  for (const hostile of Object.values(groups).flat()) {
    const { seconds, error } = await servant.render(hostile);
    endings.push({ name: hostile.name, seconds, end: error?.code ?? "a text" });
  }
  servant.close();
  return endings;
}

/** Prints the slowest templates, and those that are too slow or end in the wrong way. */
function judge(what: string, endings: readonly Ending[], isRight: (ending: Ending) => boolean): void {
  const missed = endings.filter((ending) => ending.seconds > MOST_SECONDS || !isRight(ending));
  const slowest = endings.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  console.log(`\n${what}: processor seconds until the end; the slowest ${SHOWN} of ${endings.length}\n`);
  for (const { name, seconds, end } of new Set([...slowest, ...missed])) {
    console.log(`${seconds.toFixed(2).padStart(6)}  ${end.padEnd(14)} ${name}`);
  }
  const verdict = missed.length === 0 ? "met   " : "MISSED";
  console.log(`\n${verdict} ${what} end within ${MOST_SECONDS} s: ${missed.length} do not`);
  if (missed.length > 0) process.exitCode = 1;
}

const endless = endlessTemplates(read("endless.yaml"), TURNS).map(([name, source]) => runToEnd(name, source));
judge("endless templates, all by a budget,", endless, ({ end }) => end.startsWith("budget-"));
judge("hostile templates", await runHostile(), () => true);
