import { Answer } from "./answer.ts";
import type { LateCompleting } from "./bind.ts";
import { begin } from "./begin.ts";
import { checkedArgs } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import { withFallback } from "./fallback.ts";
import type { Runtime } from "./runtime.ts";
import { chunks } from "./stream.ts";
import type { ChunkStream } from "./stream.ts";
import { limited } from "./timeout.ts";
import type { Scope } from "./timeout.ts";

/** The chunks of a call, which is sent when the first of them is asked for. */
export function openStream<Chunk>(
  runtime: Runtime,
  task: string,
  complete: () => ReturnType<LateCompleting>,
): ChunkStream<Chunk> {
  let scope: Scope | undefined;
  const open = async () => {
    const { args, options } = await complete();
    const { signal } = (scope = limited(options.signal, options.timeout, "total"));
    const checked = await checkedArgs(task, args);
    const attempt = async (each: AnyArgs) =>
      Answer.of((await begin(runtime, task, each, options, signal, true)).answer);
    return withFallback(runtime, checked, options, signal, attempt);
  };
  return chunks<Chunk>(open, () => scope?.end());
}
