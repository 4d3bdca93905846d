import { type FactsOf, factsReader } from "../../generated/facts.ts";
import { computedFacts } from "./facts.ts";
import { reader } from "./read.ts";

/** The facts of one model. Most are worked out when they are asked for. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(reader, computedFacts);
