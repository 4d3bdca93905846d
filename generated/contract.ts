// Generated – do not edit.
// source:    runtime/contract/index.ts
// generator: generators/artifacts/contract.ts
// to change: edit the source, then run `npm run generate`

export type * from "../runtime/contract/index.ts";
