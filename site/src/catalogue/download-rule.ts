/**
 * One requirement of a download rule, for example `["ends in", ".gguf"]`. The requirement `["lies in a folder"]` has no
 * value.
 */
export type Requirement = readonly [words: string, value?: string];

const WORDS: Readonly<Record<string, (value: string) => Requirement>> = {
  path: (value) => ["is", value],
  path_prefix: (value) => ["lies in", value],
  path_filename: (value) => ["is named", `${value}.*`],
  path_extension: (value) => ["ends in", `.${value}`],
};

/**
 * Describes a download query in words: each alternative of the query becomes a list of requirements.
 *
 * @param query terms like `path:"config.json"` joined by `OR` and `AND`, as in the catalogue
 * @returns the alternatives of the query; undefined if the query contains nested parentheses or unknown terms. A file
 *   matches an alternative if the file meets all requirements of the alternative
 */
export function explainRule(query: string): readonly (readonly Requirement[])[] | undefined {
  const ways = split(query, "OR").map((way) => split(unwrap(way), "AND").map(requirementOf));
  return ways.every((way) => way.every((part) => part !== undefined))
    ? ways.map((way) => way.flatMap(keep))
    : undefined;
}

/**
 * Returns the requirements of an alternative as one shell pattern: `model.safetensors`, `*.gguf`, `checkpoints/*.pt`.
 *
 * @param free text to insert where the rule allows any name. Pass a word instead of `*` to get the name of an example
 *   file
 */
export function patternOf(way: readonly Requirement[], free = "*"): string {
  const requirements = new Map(way.map(([words, value = ""]) => [words, value]));
  const whole = requirements.get("is");
  if (whole !== undefined) return whole;
  const folder = requirements.get("lies in") ?? (requirements.has("lies in a folder") ? `${free}/` : "");
  const name = requirements.get("is named")?.replace(/\.\*$/, "") ?? free;
  const named = requirements.has("is named");
  return `${folder}${name}${requirements.get("ends in") ?? (named ? `.${free === "*" ? "*" : "json"}` : "")}`;
}

function keep(part: Requirement | undefined): readonly Requirement[] {
  return part === undefined ? [] : [part];
}

function requirementOf(term: string): Requirement | undefined {
  const parts = /^(\w+):"([^"]*)"$/.exec(term.trim());
  const [, field = "", value = ""] = parts ?? [];
  if (field === "_exists_") return value === "path_prefix" ? ["lies in a folder"] : undefined;
  return Object.hasOwn(WORDS, field) ? WORDS[field]?.(value) : undefined;
}

function unwrap(text: string): string {
  const inner = /^\s*\((.*)\)\s*$/s.exec(text)?.[1];
  return inner === undefined || /[()]/.test(inner) ? text : inner;
}

/** Splits a query at `AND` or `OR` outside quotes and parentheses. */
function split(query: string, word: "AND" | "OR"): string[] {
  const parts = [""];
  let depth = 0;
  for (const token of query.match(/"[^"]*"|[()]|\s+|[^\s()"]+/g) ?? []) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === word && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + token);
  }
  return parts;
}
