import type { Parts } from "./adapter.ts";
import { answerOf, anyReply } from "./any-reply.ts";
import { anyRequest, checkEarly, checkOutputType } from "./any-request.ts";
import { completed } from "./endpoint.ts";
import { operate } from "./operations.ts";
import { planOf } from "./plan.ts";
import { TYPES } from "./types.ts";

/** All words that a spec may use: files, jobs, lists and trees too. */
export const VOCABULARY: Parts = {
  operate,
  types: TYPES,
  request: anyRequest,
  read: anyReply,
  answer: answerOf,
  checkOutputType,
  checkEarly,
  endpoint: completed,
  plan: planOf,
};
