import { FACT_SOURCES } from "../../generated/facts.ts";
import { computedFacts } from "./facts.ts";
import { factsReader, type FactsOf } from "./read.ts";

/** Returns the facts of a model. A fact is computed when it is first read. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(FACT_SOURCES, computedFacts);
