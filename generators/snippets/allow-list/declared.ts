import type { Entry, JsonObject } from "../../spec/entry.ts";
import { textOf, textsOf } from "../../spec/json.ts";
import { textsIn } from "../../spec/pointer.ts";

/**
 * The packages and commands that the templates of one entry may use, in addition to the names that every template may
 * use.
 */
export class Declared {
  readonly #names: ReadonlySet<string>;

  /** @param names the declared packages, modules and commands */
  constructor(names: Iterable<string>) {
    this.#names = new Set([...names].flatMap((name) => [...beginnings(name), name]));
  }

  /**
   * Returns true for a module or a command of a declared package: `diffusers.utils`, `mlx_lm.generate`,
   * `lerobot-train`.
   */
  has(path: string): boolean {
    return [...beginnings(path), path].some((beginning) => this.#names.has(beginning));
  }
}

/** Matches a command that installs packages. The names of the packages are in the group `words`. */
const INSTALLS =
  /\b(?:pip install|uv (?:add|pip install|tool install)|pipx install|npm i(?:nstall)?|brew install|cargo (?:add|install)|conda install|git clone)\b(?<words>[^\n;&|]*)/g;

/**
 * Returns the names that entries declare: the packages that they install, their keys, their repositories, and the
 * names under `packages`.
 */
export function declaredBy(entries: readonly Pick<Entry, "id" | "data">[]): Declared {
  return new Declared(entries.flatMap(({ id, data }) => [id, ...declaredIn(data)]));
}

function declaredIn(data: JsonObject): readonly string[] {
  const { packages, repoName, repoUrl, package: own, install, snippets, parts } = data;
  const listed = textsOf(packages);
  const texts = [snippets, parts, install].flatMap((value) => Array.from(textsIn(value), ({ text }) => text));
  const installed = texts
    .flatMap((text) => [...text.matchAll(INSTALLS)])
    .flatMap(({ groups }) => {
      return (groups?.["words"] ?? "").split(/[\s"']+/).filter((word) => /^[\w@]/.test(word));
    });
  const names = [textOf(repoName) ?? "", textOf(repoUrl) ?? "", textOf(own) ?? ""];
  return [...names, ...installed, ...listed].filter((name) => name !== "");
}

/**
 * Returns the names that a package may have in code: the first part of its name, the first two parts, and so on,
 * without separators. For `llama-cpp-python`, they are `llama`, `llamacpp` and `llamacpppython`. For an address, only
 * the last part of the path is used.
 */
function beginnings(name: string): readonly string[] {
  const bare = name
    .replace(/^git\+|[#?].*$/gs, "")
    .replace(/^https?:\/\/.*\//s, "")
    .replace(/\.git$/, "")
    .replace(/[[<>=!~].*$/s, "")
    .toLowerCase();
  if (bare.startsWith("@")) return [bare];
  const parts = bare.split(/[-_./ ]+/).filter((part) => part !== "");
  const names = parts.map((_, index) => parts.slice(0, index + 1).join(""));
  return parts[0] === "python" ? [...names, ...beginnings(parts.slice(1).join("-"))] : names;
}
