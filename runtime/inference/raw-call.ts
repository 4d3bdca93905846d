import { Answer } from "./answer.ts";
import { begin } from "./begin.ts";
import type { AnyArgs } from "./call.ts";
import { withResponse } from "./call-details.ts";
import { isJsonType } from "./media-type.ts";
import type { ClientOptions, WithResponse } from "./options.ts";
import { replyOf } from "./output.ts";
import type { Runtime } from "./runtime.ts";
import { limited } from "./timeout.ts";

/** Any task: its answer as it came, neither checked nor waited for. @throws as `perform` */
export async function rawCall(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
): Promise<WithResponse<unknown>> {
  const scope = limited(options.signal, options.timeout, "total");
  try {
    const sent = await begin(runtime, task, args, options, scope.signal, false);
    const answer = Answer.of(sent.answer);
    return withResponse(isJsonType(answer.mediaType) ? await answer.json() : await replyOf(sent.route, answer), answer);
  } finally {
    scope.end();
  }
}
