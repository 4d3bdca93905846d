import type { Node } from "ts-morph";
import { codeOf, docsOf, type IsPublic } from "./declaration.ts";
import type { Export } from "./surface.ts";

export type Named = Pick<Export, "name" | "symbol">;

/**
 * Returns the section about a name as Markdown: its docstring and its declaration. If a symbol has two names, the
 * section about the second name only links to the first name.
 *
 * @param first link to the symbol's first name; undefined if `name` is the first name
 */
export function sectionOf({ name, symbol }: Named, isPublic: IsPublic, first?: string): string[] {
  const own = symbol.getName();
  const heading = [`### \`${name}\``, ""];
  if (first !== undefined) return [...heading, `Another name of ${first}.`, ""];
  const declarations = symbol.getDeclarations();
  const docs = new Set(declarations.map(proseOf).filter((text) => text !== ""));
  const code = declarations.map((declaration) => codeOf(declaration, isPublic)).join("\n");
  // A declaration may be exported under another name. Programs can import only the exported name, so this name is
  // shown.
  const renamed = own === name ? code : code.replaceAll(new RegExp(String.raw`\b${own}\b`, "g"), name);
  return [...heading, ...[...docs].flatMap((text) => [text, ""]), "```ts", renamed, "```", ""];
}

/**
 * Functions that convert the text of a docstring tag to Markdown, by tag. Tags that are not listed here are limits from
 * a schema, such as `minimum`.
 */
const TAGS: Readonly<Record<string, (text: string) => string>> = {
  param: (text) => text.replace(/^(\S+)\s+(?:-\s+)?/, "`$1`: "),
  returns: (text) => `Returns ${text}`,
  throws: (text) => `Throws ${text}`,
  source: (text) => `Source: ${text}`,
};

/** Returns the docstring of a declaration as Markdown: the description, a list of tags, and the examples. */
function proseOf(declaration: Node): string {
  const tags = docsOf(declaration).flatMap((docs) =>
    docs.getTags().map((tag) => ({
      name: tag.getTagName(),
      text: (tag.getCommentText() ?? "").trim(),
      whole: tag.getText().replace(/^@\w+\s*/, ""),
    })),
  );
  const items = tags
    .filter(({ name }) => name !== "example")
    .map(({ name, text, whole }) => {
      const words = name === "param" ? plain(whole) : text.replaceAll(/\s+/g, " ");
      return `- ${withoutMarkup(TAGS[name]?.(words) ?? limitOf(name, words))}`;
    });
  const examples = tags
    .filter(({ name }) => name === "example")
    .map(({ text }) => `\`\`\`ts fragment\n${text}\n\`\`\``);
  const sentences = docsOf(declaration).map((docs) => withoutMarkup(docs.getDescription().trim()));
  return [...sentences, items.join("\n"), ...examples].filter((part) => part !== "").join("\n\n");
}

/** Returns a limit from a schema, such as `minimum` or `pattern`, as Markdown. */
const limitOf = (name: string, value: string): string => (value === "" ? name : `${name}: \`${value}\``);

/** Returns the text of a tag, without the stars at the start of lines. */
const plain = (text: string): string => text.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();

/**
 * Removes angle brackets outside code, because Markdown would read them as tags. Also removes docstring links, because
 * they have no target in a Markdown document.
 */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/\{@link\s+([^}]+)\}/g, "`$1`")
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("<", String.raw`\<`)))
    .join("");
}
