import { answerOf, anyReply } from "./any-reply.ts";
import { anyRequest, checkOutputType } from "./any-request.ts";
import type { Parts } from "./adapter.ts";
import { operate } from "./operations.ts";
import { planOf } from "./plan.ts";
import { TYPES } from "./types.ts";

/** The whole vocabulary. */
export const PARTS: Parts = {
  operate,
  types: TYPES,
  request: anyRequest,
  read: anyReply,
  answer: answerOf,
  checkOutputType,
  plan: planOf,
};
