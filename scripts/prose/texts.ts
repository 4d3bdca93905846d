import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { ts } from "ts-morph";
import { isScalar, isSeq, parseDocument, visit as visitYaml } from "yaml";

/** A text that people read. */
export interface ProseText {
  readonly file: string;
  /** The line of the file where the passage starts, from 1. */
  readonly line: number;
  readonly kind: "document" | "docstring" | "comment" | "message";
  /** The text. Comment marks, tags and code blocks are replaced by spaces. */
  readonly text: string;
  /** True for the docstring of a function or method. React components do not count. */
  readonly isCallable?: boolean;
}

/** The fields of an entry that contain sentences. */
const READ_BY_PEOPLE: ReadonlySet<string> = new Set([
  "because",
  "choosing",
  "description",
  "evaluation",
  "needs",
  "notes",
  "running",
  "summary",
  "training",
  "unlimitedBecause",
  "uses",
]);

type Passage = Omit<ProseText, "file" | "line"> & { readonly offset: number };

/** Returns the passages of a file, in order. */
export function readTexts(root: string, file: string): ProseText[] {
  const text = readFileSync(join(root, file), "utf8");
  let line = 1;
  let passed = 0;
  return passagesOf(file, text)
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...passage }) => {
      line += text.slice(passed, offset).split("\n").length - 1;
      passed = offset;
      return { ...passage, file, line };
    });
}

function passagesOf(file: string, text: string): Passage[] {
  switch (extname(file)) {
    case ".md":
      return [{ kind: "document", text: text.replaceAll(/^( *)(```+)[^]*?^\1\2|<!--[^]*?-->/gm, blank), offset: 0 }];
    case ".json":
      return matches(text, "message", /"(?:title|description|\$comment|hint)":\s*"((?:[^"\\]|\\.)*)"/g);
    case ".css":
      return matches(text, "comment", /\/\*([^]*?)\*\//g);
    case ".yaml":
      return [...hashComments(text), ...descriptions(text)];
    case ".py":
      return hashComments(text);
    default:
      return typescriptPassages(text);
  }
}

const hashComments = (text: string) => matches(text, "comment", /(?<=^|\s)# (?!yaml-language-server)(.*)/g);

/** Returns the texts of an entry that people read on pages and in docstrings. */
function descriptions(yaml: string): Passage[] {
  const found: Passage[] = [];
  visitYaml(parseDocument(yaml), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !READ_BY_PEOPLE.has(String(key.value))) return;
      for (const item of isSeq(value) ? value.items : [value]) {
        if (isScalar(item) && typeof item.value === "string" && item.range)
          found.push({ kind: "message", text: item.value, offset: item.range[0] });
      }
    },
  });
  return found;
}

function matches(text: string, kind: Passage["kind"], pattern: RegExp): Passage[] {
  return [...text.matchAll(pattern)].map(({ index, 0: whole, 1: passage = "" }) => ({
    kind,
    text: passage,
    offset: index + whole.indexOf(passage),
  }));
}

function typescriptPassages(text: string): Passage[] {
  const source = ts.createSourceFile("file.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const comments = new Map<number, Passage>();
  const messages: Passage[] = [];
  const addComments = (ranges: readonly ts.CommentRange[] | undefined, node: ts.Node) => {
    for (const { pos, end } of ranges ?? []) {
      // A comment belongs to the outermost node that starts after it. Outer nodes are visited first, so later visits
      // skip the comment.
      if (!comments.has(pos)) comments.set(pos, commentPassage(text.slice(pos, end), pos, node));
    }
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(text, node.pos), node);
    const start = node.getStart(source);
    if (isMessage(node)) messages.push({ kind: "message", text: text.slice(start, node.end), offset: start });
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0) addComments(ts.getTrailingCommentRanges(text, node.end), node);
    children.forEach(visit);
  };
  visit(source);
  return [...comments.values(), ...messages];
}

/** Returns the description of a docstring or comment, and the texts after `@returns` and `@throws`. */
function commentPassage(raw: string, offset: number, node: ts.Node): Passage {
  const text = raw
    .replaceAll(/^\s*\/?\*+\/?|\*\/$|^\s*\/\/+/gm, blank)
    .replaceAll(/@(?!returns|throws|link)\w+[^]*?(?=\n\s*@|$(?!\n))/g, blank);
  return raw.startsWith("/**")
    ? { kind: "docstring", text, offset, isCallable: isCallable(node) }
    : { kind: "comment", text, offset };
}

/** Returns true for functions and methods. Docstrings of components and typed constants need no verb. */
function isCallable(node: ts.Node): boolean {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return true;
  if (ts.isFunctionDeclaration(node)) return !/^[A-Z]/.test(node.name?.text ?? "");
  const [declared] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const value = declared?.initializer;
  if (value === undefined || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return false;
  return declared?.type === undefined && !/^[A-Z]/.test(declared?.name.getText() ?? "");
}

/** Returns true for texts of three words or more. */
function isMessage(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return isSentence(node.getText());
  return (ts.isJsxText(node) || ts.isStringLiteralLike(node)) && isSentence(node.text);
}

const isSentence = (text: string): boolean => /[a-z]\s+\S+\s+[a-z]/i.test(text);

/** Replaces all characters except line ends by spaces, so that positions do not change. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");
