import { type FactsOf, factsReader } from "../../generated/facts.ts";
import { computedFacts } from "./facts.ts";
import { reader } from "./read.ts";

/** The facts of one model. Each is worked out when it is asked for. */
export const factsOf: FactsOf = /* @__PURE__ */ factsReader(reader, computedFacts);
