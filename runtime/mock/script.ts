import { isObject } from "../http/json.ts";
import type { Condition, Rule, SeenRequest } from "./options.ts";
import { isLike, literal, modelsIn } from "./parts.ts";
import { decoded } from "./place.ts";

/** Selects the rule for each request, and counts how often each rule applied. */
export class Script<Entry extends Rule> {
  readonly #entries: readonly { readonly rule: Entry; seen: number; used: number }[];

  constructor(rules: readonly Entry[]) {
    this.#entries = rules.map((rule) => ({ rule, seen: 0, used: 0 }));
  }

  /** Returns the first rule that applies, and counts the request for all rules. */
  next(request: SeenRequest): Entry | undefined {
    let found: Entry | undefined;
    for (const entry of this.#entries) {
      const { when = {}, times = Infinity } = entry.rule;
      const applies = typeof when === "function" ? when(request) : meets(request, when);
      if (!applies) continue;
      entry.seen++;
      const { call = entry.seen } = typeof when === "function" ? {} : when;
      if (found !== undefined || call !== entry.seen || entry.used >= times) continue;
      entry.used++;
      found = entry.rule;
    }
    return found;
  }
}

function meets(request: SeenRequest, { method, path, provider, task, model, body }: Condition): boolean {
  const at = decoded(request.path.replace(/\?.*/s, ""));
  return (
    (method === undefined || method.toUpperCase() === request.method) &&
    (path === undefined || isLike(at, path.split("*"))) &&
    (provider === undefined || provider === request.provider) &&
    (task === undefined || task === request.task) &&
    (model === undefined ||
      modelsIn(request.body).includes(model) ||
      new RegExp(`/${literal(model)}(?:[/:]|$)`).test(at)) &&
    (body === undefined || contains(request.body, body))
  );
}

/** Returns true if `part` is a part of a value, as explained at `Condition.body`. */
function contains(value: unknown, part: unknown): boolean {
  if (!isObject(part) || !isObject(value)) return Object.is(value, part);
  if (Array.isArray(part) !== Array.isArray(value)) return false;
  if (Array.isArray(part) && part.length !== value["length"]) return false;
  return Object.entries(part).every(([name, item]) => Object.hasOwn(value, name) && contains(value[name], item));
}
