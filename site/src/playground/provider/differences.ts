import type { Json, JsonObject, Path } from "../../../../generators/spec/entry.ts";
import { canonical, objectOf, textOf } from "../../../../generators/spec/json.ts";
import type { Exchange } from "./exchange.ts";
import type { Way } from "./state.ts";

/** A place of an example where the call is another than it says; the path begins in the example. */
export interface Difference {
  readonly path: Path;
  readonly message: string;
}

/** Where the call is another than its example says. */
export function requestDifferences({ request }: JsonObject, exchanges: readonly Exchange[], way: Way): Difference[] {
  const call = exchanges.find(({ purpose }) => purpose === "call");
  if (call === undefined) return [];
  const { body, path, headers } = objectOf(request);
  const differences: Difference[] = [];
  if (canonical(body) !== canonical(call.body as Json)) {
    differences.push({ path: ["request", "body"], message: "the body of the call is another than the example says" });
  }
  // Straight to the provider the address may be another.
  if (way === "router" && textOf(path) !== undefined && !call.url.endsWith(`/${textOf(path)}`)) {
    differences.push({ path: ["request", "path"], message: `the call goes to ${call.url}, not to ${textOf(path)}` });
  }
  const sent = new Map(call.headers);
  for (const [name, value] of Object.entries(objectOf(headers))) {
    if (sent.get(name.toLowerCase()) === value) continue;
    differences.push({
      path: ["request", "headers", name],
      message: `the call does not carry ${name}: ${textOf(value) ?? ""}`,
    });
  }
  return differences;
}

/** Where the result is another than the example says. */
export function outputDifferences({ output, media }: JsonObject, given: unknown): Difference[] {
  const { type, base64 } = objectOf(media);
  const isFile = output === undefined && media !== undefined;
  const promised: Json | undefined = isFile ? { $blob: { type: type ?? "", base64: base64 ?? "" } } : output;
  if (canonical(promised) === canonical(given as Json)) return [];
  return [{ path: [isFile ? "media" : "output"], message: "the caller gets something else than the example says" }];
}
