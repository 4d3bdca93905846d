import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Template, TemplateBudgetError } from "./index.ts";
import { endlessTemplates } from "./testing/endless.ts";

/** A fifth of the default budget. This is enough to see that the work is charged. */
const STEPS = 400_000;
/** Number of iterations of the long loops. So few iterations alone do not use up the budget of steps. */
const TURNS = 20_000;

const FILE = readFileSync(join(import.meta.dirname, "goldens/endless.yaml"), "utf8");

test.each(endlessTemplates(FILE, TURNS))("%s ends by a budget", (_name, source) => {
  expect(() => new Template(source, { budgets: { steps: STEPS } }).render()).toThrow(TemplateBudgetError);
});
