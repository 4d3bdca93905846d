import type { Check } from "../../entry.ts";
import { fixedSecret, secretsIn } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";
import { providersOf } from "../../providers.ts";

const CODE = "fixed-secret";
const inTasks = perTask(CODE, fixedSecret);

/** Checks that headers with secrets are in `auth`. In a call without a secret, the client leaves these headers out. */
export const providerFixedSecret: Check = function* (spec) {
  yield* inTasks(spec);
  for (const entry of providersOf(spec)) {
    for (const flaw of secretsIn(entry.data["headers"], ["headers"])) yield { entry, code: CODE, ...flaw };
  }
};
