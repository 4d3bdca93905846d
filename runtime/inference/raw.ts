import { begin } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import { asGiven } from "./bind.ts";
import { replyOf } from "./output.ts";
import type { AnyInput, Methods } from "./methods.ts";
import type { BaseArgs, CallOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import { streamOf } from "./streams.ts";
import { limited } from "./timeout.ts";

type TaskOption = CallOptions & { readonly task?: string | undefined };

/** The function for any task: the answer as it came, JSON or a file, neither checked nor waited for. */
export function requestMethod(runtime: Runtime, complete = asGiven): Methods["request"] {
  return async <Output>(given: BaseArgs & AnyInput, options?: TaskOption) => {
    const { args, options: all } = complete(given, options);
    const scope = limited(all.signal, all.timeout, "total");
    try {
      const sent = await begin(runtime, options?.task ?? taskFor(args), args, all, scope.signal, false);
      const { mediaType } = sent.answer;
      const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
      // Whoever calls this says what comes back.
      return (isJson ? await sent.answer.json() : await replyOf(sent)) as Output;
    } finally {
      scope.end();
    }
  };
}

/** The function for any task that answers in pieces. */
export function streamingRequestMethod(runtime: Runtime, complete = asGiven): Methods["streamingRequest"] {
  return <Chunk>(given: BaseArgs & AnyInput, options?: TaskOption) =>
    streamOf<Chunk>(runtime, options?.task ?? taskFor(given), () => complete(given, options));
}

/** The task that arguments look like, where the caller names none: the form of the request is the same for many. */
function taskFor(args: AnyArgs): string {
  if ("messages" in args) return "conversational";
  const file = args["inputs"] ?? args["data"];
  const isFile = file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  return isFile ? "image-classification" : "text-classification";
}
