import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Template, TemplateBudgetError } from "./index.ts";
import { endlessTemplates } from "./testing/endless.ts";

/** Limit for the work units: a fifth of the default. Each template must reach this limit. */
const STEPS = 400_000;
/**
 * Number of iterations of the loops. The iterations alone cost fewer work units than the limit, so only the work inside
 * the loops can reach the limit.
 */
const TURNS = 20_000;

const FILE = readFileSync(join(import.meta.dirname, "goldens/endless.yaml"), "utf8");

test.each(endlessTemplates(FILE, TURNS))("%s ends by a budget", (_name, source) => {
  expect(() => new Template(source, { budgets: { steps: STEPS } }).render()).toThrow(TemplateBudgetError);
});
