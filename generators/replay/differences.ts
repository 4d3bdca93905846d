import type { Finding, Json, JsonObject, Path } from "../spec/entry.ts";
import { canonical, isList, isObject, objectOf, textOf } from "../spec/json.ts";
import type { Exchange } from "./exchange.ts";
import type { TaskPlace } from "../spec/providers.ts";

/** A difference between a call and its example. `path` is the path of a value in the example. */
export interface Difference {
  readonly path: Path;
  readonly message: string;
}

/** Maximum number of characters of a value in a message. */
const MOST_SHOWN = 100;

/**
 * Compares the request that the client sent with the request in the example, and returns the differences.
 *
 * @param isMain false if the call uses another route than its example, so that its path may differ
 */
export function requestDifferences(
  { request }: JsonObject,
  exchanges: readonly Exchange[],
  isMain: boolean,
): Difference[] {
  const call = exchanges.find(({ purpose }) => purpose === "call");
  if (call === undefined) return [];
  const { body, path, headers } = objectOf(request);
  return [
    ...valueDifferences(body, call.body as Json | undefined, ["request", "body"], "sends"),
    ...(isMain ? pathDifferences(textOf(path), call.url) : []),
    ...headerDifferences(objectOf(headers), new Map(call.headers)),
  ];
}

/** Compares the result of a call with the result in the example, and returns the differences. */
export function outputDifferences({ output, media }: JsonObject, given: unknown): Difference[] {
  const { type, base64 } = objectOf(media);
  const isFile = output === undefined && media !== undefined;
  const promised: Json | undefined = isFile ? { $blob: { type: type ?? "", base64: base64 ?? "" } } : output;
  if (isFile && canonical(promised) !== canonical(given as Json)) {
    return [{ path: ["media"], message: `the caller gets ${shown(given as Json)}, not ${shown(promised)}` }];
  }
  return valueDifferences(promised, given as Json | undefined, ["output"], "gives the caller");
}

function pathDifferences(path: string | undefined, url: string): Difference[] {
  if (path === undefined || url.endsWith(`/${path}`)) return [];
  return [{ path: ["request", "path"], message: `the call goes to ${url}, not to ${path}` }];
}

function headerDifferences(wanted: JsonObject, sent: ReadonlyMap<string, string>): Difference[] {
  return Object.entries(wanted).flatMap(([name, value]): Difference[] => {
    const given = sent.get(name.toLowerCase());
    if (given === value) return [];
    const found = given === undefined ? "does not send it" : `sends ${shown(given)}`;
    const message = `the example says that the header ${name} is ${shown(value)}, but the call ${found}`;
    return [{ path: ["request", "headers", name], message }];
  });
}

/** Returns one difference for each innermost value that differs from the example. */
function valueDifferences(wanted: Json | undefined, found: Json | undefined, path: Path, verb: string): Difference[] {
  if (canonical(wanted) === canonical(found)) return [];
  const name = path.slice(1).join(".") || "the result";
  if (isObject(wanted) && isObject(found)) {
    const own = Object.entries(wanted).flatMap(([key, value]) => {
      return valueDifferences(value, found[key], [...path, key], verb);
    });
    const extra = Object.entries(found).filter(([key, value]) => value !== undefined && wanted[key] === undefined);
    const more = extra.map(([key, value]) => {
      return { path, message: `the call also ${verb} ${JSON.stringify(key)}: ${shown(value)}, unlike the example` };
    });
    return [...own, ...more];
  }
  if (isList(wanted) && isList(found) && wanted.length === found.length) {
    return wanted.flatMap((value, index) => valueDifferences(value, found[index], [...path, index], verb));
  }
  const instead = found === undefined ? `${verb} nothing` : `${verb} ${shown(found)}`;
  return [{ path, message: `the call ${instead} as ${name}; the example says ${shown(wanted)}` }];
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}

/** Returns a problem of a task's example, with the place in the entry where it can be fixed. */
export function exampleFinding(place: TaskPlace, { path, message }: Difference): Finding {
  const { entry, own } = place;
  // A task without its own example uses the example of the preset, which is in another file.
  const isOwn = own["example"] !== undefined;
  const hint = isOwn
    ? "change the example, or the fields that describe the request and the response"
    : "give the task an example of its own";
  return {
    entry,
    path: isOwn ? [...place.path, "example", ...path] : place.path,
    atKey: !isOwn || path.length === 0,
    code: "example-differs",
    message: isOwn ? message : `the example of ${JSON.stringify(own["use"])} does not hold: ${message}`,
    hint,
  };
}
