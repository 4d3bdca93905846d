import { asGiven } from "./bind.ts";
import type { AnyArgs } from "./call.ts";
import { whole } from "./lazy.ts";
import type { AnyInput, Methods, TaskOptions } from "./methods.ts";
import type { BaseArgs } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import { streamOf, withHead } from "./streams.ts";

/** The function for any task: the answer as it came, JSON or a file, neither checked nor waited for. */
export function requestMethod(runtime: Runtime, complete = asGiven): Methods["request"] {
  const run = async (given: BaseArgs & AnyInput, options?: TaskOptions) => {
    const { args, options: all } = await complete(given, options);
    return (await whole()).rawCall(runtime, options?.task ?? taskFor(args), args, all);
  };
  const plain = async (given: BaseArgs & AnyInput, options?: TaskOptions) => (await run(given, options)).data;
  // Whoever calls this says what comes back.
  return Object.assign(plain, { withResponse: run }) as Methods["request"];
}

/** The function for any task that answers in pieces. */
export function streamingRequestMethod(runtime: Runtime, complete = asGiven): Methods["streamingRequest"] {
  const open = (given: BaseArgs & AnyInput, options?: TaskOptions) =>
    streamOf(runtime, options?.task ?? taskFor(given), () => complete(given, options));
  return withHead(open) as Methods["streamingRequest"];
}

/** The task that arguments look like, where the caller names none: the form of the request is the same for many. */
function taskFor(args: AnyArgs | undefined): string {
  if (args?.["messages"] !== undefined) return "conversational";
  const file = args?.["inputs"] ?? args?.["data"];
  const isFile = file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file);
  return isFile ? "image-classification" : "text-classification";
}
