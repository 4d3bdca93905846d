import MarkdownIt from "markdown-it";
import type Token from "markdown-it/lib/token.mjs";
import type { MarkdownWriters, BuildData } from "../src/build-data.ts";

/**
 * Returns a Markdown renderer for documents. HTML in a document is shown as text. The caller passes functions that
 * render headings, code and links.
 */
export function createMarkdown(): BuildData["markdown"] {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  return (text, writers) => {
    const tokens = markdown.parse(text, {});
    return write(markdown, tokens, writers);
  };
}

function write(markdown: MarkdownIt, tokens: readonly Token[], writers: MarkdownWriters): string {
  let html = "";
  let plain: Token[] = [];
  const flush = (): void => {
    html += markdown.renderer.render(plain, markdown.options, {});
    plain = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.type === "heading_open" && token.level === 0) {
      flush();
      html += writers.heading(levelOf(token.tag), textOf(tokens[index + 1]));
      index += 2;
    } else if ((token.type === "fence" || token.type === "code_block") && token.level === 0) {
      flush();
      html += writers.code(token.content.replace(/\n$/, ""), languageOf(token.info));
    } else if (token.type === "paragraph_open" && token.level === 0 && isListOfLinks(tokens[index + 1])) {
      flush();
      html += listOfLinks(markdown, linked(tokens[index + 1] ?? token, writers));
      index += 2;
    } else if (token.type === "table_open" || token.type === "table_close") {
      // A wide table scrolls inside its own box.
      if (token.type === "table_open") {
        token.attrSet("class", "hs-table");
        flush();
        html += '<div class="hs-scroll" tabindex="0" role="group" aria-label="Table">';
      }
      plain.push(token);
      if (token.type === "table_close") {
        flush();
        html += "</div>";
      }
    } else {
      plain.push(linked(token, writers));
    }
  }
  flush();
  return html;
}

/** If a paragraph contains at least this many links and nothing else, it becomes a list in columns. */
const MANY_LINKS = 6;

/** Returns true if a paragraph contains only links, with dots between the links. */
function isListOfLinks(token: Token | undefined): boolean {
  const parts = partsOf(token);
  return (
    parts.length >= MANY_LINKS &&
    parts.every((part) => part.length === 3 && part[0]?.type === "link_open" && part[2]?.type === "link_close")
  );
}

function listOfLinks(markdown: MarkdownIt, token: Token): string {
  const items = partsOf(token).map(
    (part) => `<li>${markdown.renderer.renderInline([...part], markdown.options, {})}</li>`,
  );
  return `<ul class="names">${items.join("")}</ul>`;
}

/** Splits a paragraph at the dots (`·`). */
function partsOf(token: Token | undefined): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const child of token?.children ?? []) {
    if (child.content.trim() === "·") parts.push([]);
    else parts.at(-1)?.push(child);
  }
  return parts;
}

/** Replaces the address of each link in a token by the address that `writers.link` returns. */
function linked(token: Token, writers: MarkdownWriters): Token {
  for (const child of token.children ?? []) {
    if (child.type !== "link_open") continue;
    const address = writers.link(child.attrGet("href") ?? "");
    if (address === undefined) child.attrs = [];
    else child.attrSet("href", address);
  }
  return token;
}

function levelOf(tag: string): 1 | 2 | 3 | 4 | 5 | 6 {
  return ([1, 2, 3, 4, 5, 6] as const).find((level) => tag === `h${level}`) ?? 6;
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join("");
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
  ts: "typescript",
  tsx: "typescript",
  js: "javascript",
  py: "python",
  sh: "bash",
  shell: "bash",
  yml: "yaml",
};

function languageOf(info: string): string {
  const name = info.trim().split(/\s+/)[0] ?? "";
  return SHORT_NAMES[name] ?? (name === "" ? "text" : name);
}
