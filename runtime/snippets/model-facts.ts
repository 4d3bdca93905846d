import { type FactsOf, factsReader } from "../../generated/facts.ts";
import { computedFacts } from "./facts.ts";
import { reader } from "./read.ts";

/** Returns the facts of a model. Most facts are computed when they are read. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(reader, computedFacts);
