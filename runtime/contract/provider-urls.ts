import { fieldsOf, type Flaw, type TaskRule, type Value } from "./task-rule.ts";

/**
 * The rules for addresses: routes, addresses for polling and cancelling jobs, and the values that callers pass for
 * holes (placeholders such as `{name}`) in addresses.
 */

/** Holes that the client fills itself. The caller passes no values for them. */
const ROUTE_HOLES = ["model", "parentOfModel"];
const KNOWN_HOLES: ReadonlySet<string> = new Set([...ROUTE_HOLES, "routerBase", "id", "app", "attempt", "mapping"]);

/** Checks that a route is relative to the base address, and that all its holes have values. */
export const routePath: TaskRule = ({ route, baseUrl, input }, _, values) => {
  const names = [...ROUTE_HOLES, ...values];
  const { route: upload } = fieldsOf(fieldsOf(input)["upload"]);
  const choices = Array.isArray(route)
    ? route.map((choice, index) => ({ path: ["route", index, "path"], text: fieldsOf(choice)["path"] }))
    : [{ path: ["route"], text: route }];
  const ofHost = holeFlaws(baseUrl, ["baseUrl"], values);
  const ofRoute = choices.flatMap(({ path, text }) => routeFlaws(text, path, names));
  return [...ofHost, ...ofRoute, ...routeFlaws(upload, ["input", "upload", "route"], names)];
};

/** Returns a problem if a route is not relative, or contains a hole that is not in `names`. */
function routeFlaws(text: Value, path: Flaw["path"], names: readonly string[]): Flaw[] {
  if (typeof text !== "string") return [];
  if (!/^\/|^[a-z][a-z0-9+.-]*:/i.test(text)) return holeFlaws(text, path, names);
  const hint = "omit the base address and the first slash: v1/images/generations";
  return [{ path, message: `the route ${JSON.stringify(text)} is not a path relative to the base address`, hint }];
}

/** Returns a problem for the first hole without a value. Returns an empty list if every hole has a value. */
function holeFlaws(text: Value, path: Flaw["path"], names: readonly string[]): Flaw[] {
  if (typeof text !== "string") return [];
  const holes = text.replace("{routerBase}", "").match(/\{[^}]*\}?|\}/g) ?? [];
  const hole = holes.find((found) => !names.some((name) => found === `{${name}}`));
  if (hole === undefined) return [];
  const known = names.map((name) => `{${name}}`).join(", ");
  const hint =
    known === "" ? 'declare the name in the field "values"' : `allowed: ${known}; or declare the name in "values"`;
  return [{ path, message: `there is no value for ${hole}`, hint }];
}

/**
 * Checks the form of a base address. The client decides at each call whether http is allowed to the host. The messages
 * are the same as for the option `endpointUrl`.
 */
function baseUrlFlaws(text: Value, path: Flaw["path"]): Flaw[] {
  if (typeof text !== "string") return [];
  const filled = text.replace(/^\{routerBase\}/, "https://router.example").replaceAll(/\{[^{}]*\}/g, "x");
  const message = formFlaw(text, URL.canParse(filled) ? new URL(filled) : undefined);
  return message === undefined ? [] : [{ path, message, hint: "for example https://api.example.com/v1" }];
}

function formFlaw(text: string, url: URL | undefined): string | undefined {
  if (url === undefined || !/^(?:[a-z][a-z0-9+.-]*:\/\/|\{routerBase\})/i.test(text)) {
    return "it is not a complete address; expected https://host/path";
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return "only http and https URLs are called";
  if (url.username !== "" || url.password !== "") {
    return "a user or password within an address is not sent; pass an access token";
  }
  if (/[/?#]$|[?#\s\\]/.test(text)) return "it must not contain a query, a fragment or a space, or end with a slash";
  const host = /^https?:\/\/([^/]*)/i.exec(text)?.[1] ?? "";
  return !host.includes("{") || /^\{[a-z][a-z0-9_]*\}(?:\.[^.{}]+){2,}$/.test(host)
    ? undefined
    : "only the first part of a host can be a hole";
}

/** Texts that the pattern of a value must refuse, because they could change the address around the value. */
const HOSTILE = ["a/b", "../a", "a?b", "a#b", "a@b", "a b", "a%2fb", "a\\b", "a\nb"];

/**
 * Checks the declaration of each value that callers pass: its name is not reserved, an address uses it, its pattern is
 * safe, and its example matches.
 */
export function valueFlaws(provider: Readonly<Record<string, Value>>): readonly Flaw[] {
  const values = fieldsOf(provider["values"]);
  const addresses = JSON.stringify([
    provider["baseUrl"],
    Object.values(fieldsOf(provider["tasks"])).map((task) => {
      const { baseUrl, route, input, job } = fieldsOf(task);
      return [baseUrl, route, input, job];
    }),
  ]);
  const flaws = Object.entries(values).flatMap(([name, value]): Flaw[] => {
    const { pattern, example } = fieldsOf(value);
    const path = ["values", name];
    if (KNOWN_HOLES.has(name)) {
      return [{ path, message: `{${name}} is filled in by the client`, hint: "choose another name" }];
    }
    if (!addresses.includes(`{${name}}`)) {
      const hint = `write {${name}} in baseUrl or in a route, or delete the value`;
      return [{ path, message: `no address of the provider contains {${name}}`, hint }];
    }
    const test = regexOf(pattern);
    const bad = test && HOSTILE.find((text) => test.test(text));
    if (bad !== undefined) {
      const message = `the pattern accepts ${JSON.stringify(bad)}, which is not safe in an address`;
      return [{ path: [...path, "pattern"], message, hint: "list the allowed characters: ^[A-Za-z0-9_-]+$" }];
    }
    if (test === undefined || typeof example !== "string" || test.test(example)) return [];
    const message = `the example ${JSON.stringify(example)} does not match the pattern`;
    return [{ path: [...path, "example"], message, hint: "write an example that matches, or change the pattern" }];
  });
  const tasks = Object.entries(fieldsOf(provider["tasks"]));
  return [
    ...flaws,
    ...baseUrlFlaws(provider["baseUrl"], ["baseUrl"]),
    ...tasks.flatMap(([name, task]) => baseUrlFlaws(fieldsOf(task)["baseUrl"], ["tasks", name, "baseUrl"])),
    ...holeFlaws(provider["baseUrl"], ["baseUrl"], Object.keys(values)),
  ];
}

/** Compiles a pattern. Returns undefined for an invalid pattern, because another check reports it. */
function regexOf(pattern: Value): RegExp | undefined {
  try {
    return typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks the addresses for the status, the result and the cancellation of a job. Each address must have exactly one of
 * the fields `suffix`, `route`, `pathOf` and `absolute`. `append` is only allowed with `pathOf`, and `addQuery` only
 * with `absolute`. An address with `{id}` needs the field `id` of the job, and all other holes must be declared values.
 */
export const jobUrl: TaskRule = ({ job }, _, values) => {
  const ways = ["suffix", "route", "pathOf", "absolute"];
  const companions = { append: "pathOf", addQuery: "absolute" };
  return ["statusUrl", "resultUrl", "cancelUrl"].flatMap((name): Flaw[] => {
    const address = fieldsOf(fieldsOf(job)[name]);
    if (fieldsOf(job)[name] === undefined) return [];
    const given = ways.filter((way) => address[way] !== undefined);
    const path = ["job", name];
    if (given.length !== 1) {
      const message = given.length === 0 ? "the address is missing" : `${given.join(" and ")} cannot be combined`;
      return [{ path, message, hint: `set exactly one of ${ways.join(", ")}` }];
    }
    const lost = Object.entries(companions).find(([key, way]) => address[key] !== undefined && given[0] !== way);
    if (lost !== undefined) {
      return [
        {
          path: [...path, lost[0]],
          message: `${lost[0]} has no effect together with ${given[0] ?? ""}`,
          hint: `use it together with ${lost[1]}`,
        },
      ];
    }
    const texts = ["suffix", "route", "query"] as const;
    const [flaw] = texts.flatMap((text) => {
      const flawsOf = text === "route" ? routeFlaws : holeFlaws;
      return flawsOf(address[text], [...path, text], ["id", ...values]);
    });
    if (flaw !== undefined) return [flaw];
    const hasHole = texts.some((text) => hasId(address[text]));
    if (!hasHole || fieldsOf(job)["id"] !== undefined) return [];
    return [
      {
        path,
        message: 'the address contains {id}, but the field "id" of the job is missing',
        hint: 'write the path of the id in the response into the field "id"',
      },
    ];
  });
};

function hasId(text: Value): boolean {
  return typeof text === "string" && text.includes("{id}");
}
