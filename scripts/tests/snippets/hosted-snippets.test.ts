import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CLIENTS } from "../../../generated/clients/index.ts";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import { InputError } from "../../../runtime/http/errors.ts";
import { adapterOf } from "../../../runtime/inference/provider/catalogue.ts";
import { factsFor } from "../../../runtime/snippets/call-facts.ts";
import {
  getInferenceSnippets,
  type InferenceSnippet,
  inferenceSnippetLanguages,
  shownCall,
  snippetOf,
} from "../../../runtime/snippets/inference.ts";
import { faults, inspect } from "./blocks.ts";
import { HOSTILE } from "./hostile.ts";
import { HOSTILE_VALUES } from "./hostile-records.ts";
import { coverOf, type HostedRow, hostedRows, snippetsOf } from "./hosted-rows.ts";
import type { GrammarName } from "../../../generators/parsers/grammars.ts";
import { bin, ROOT } from "../../lib/run.ts";

const GRAMMARS = { python: "python", js: "typescript", sh: "bash" } as const satisfies Record<string, GrammarName>;
const rows = hostedRows();
const cover = coverOf(rows);

/**
 * Returns true for a call that a user's own endpoint cannot answer. Endpoints support only the tasks of the provider
 * `hf-inference`.
 */
const isForeignToEndpoints = ({ task, options }: HostedRow): boolean =>
  options.endpointUrl !== undefined && !Object.hasOwn(PROVIDER_SPECS["hf-inference"].tasks, task);

/** Returns true if the clients of OpenAI can call the provider's chats: they add only a path to the base URL. */
function speaksOpenAi(provider: string): boolean {
  const { route, query, response } = adapterOf(provider).tasks["conversational"] ?? {};
  return (
    typeof route === "string" &&
    route.endsWith("chat/completions") &&
    query === undefined &&
    response?.return === undefined
  );
}

test("each call to a provider has snippets for all clients that support the call", () => {
  const incomplete: string[] = [];
  for (const row of rows) {
    const { task, provider, options } = row;
    const names = snippetsOf(row).map(({ language, client }) => `${language}/${client}`);
    const isChat = task === "conversational";
    // If the router chooses the provider, the format of the request is unknown, so plain HTTP clients such as curl have
    // no snippet. For chats, they have a snippet with the router's own URL.
    const isSent = provider !== "auto" || isChat || options.endpointUrl !== undefined;
    const wanted = [
      ...(isSent ? ["python/requests", "js/fetch", "sh/curl"] : []),
      ...(isChat && speaksOpenAi(provider) ? ["python/openai", "js/openai"] : []),
      "js/hubsmith",
    ];
    const missing = isForeignToEndpoints(row) ? names : wanted.filter((name) => !names.includes(name));
    incomplete.push(...missing.map((name) => `${row.name}: ${name}`));
  }
  expect(incomplete).toEqual([]);
});

test("sorts snippets by language, then client, and returns the same text for the same call", () => {
  for (const row of cover) {
    const first = snippetsOf(row);
    const languages = first.map(({ language }) => inferenceSnippetLanguages.indexOf(language));
    expect(languages).toEqual(languages.toSorted((one, other) => one - other));
    expect(snippetsOf(row)).toEqual(first);
  }
});

test("reports a client without a template for a call", () => {
  const shown = shownCall({ id: "acme/m", pipeline_tag: "text-to-image" }, "fal-ai", undefined, {});
  const client = CLIENTS.find(({ id }) => id === "fetch");
  if (shown === undefined || client === undefined) throw new Error("the example call was not found");
  const withoutRules = { ...client, rules: () => undefined };
  expect(() => snippetOf(withoutRules, factsFor(shown, withoutRules))).toThrow(
    "Template not found: js/fetch/text-to-image",
  );
});

test("on every path through a template, the code is valid and has no lint problems", async () => {
  const found: string[] = [];
  for (const row of cover) {
    for (const { language, client, content } of snippetsOf(row)) {
      const wrong = [
        ...(await faults(GRAMMARS[language], `${content}\n`)),
        ...(/\n\n\n|^\s|\s$|[ \t]\n|undefined/.test(content)
          ? ['unnecessary white space, or the text "undefined"']
          : []),
      ];
      found.push(...wrong.map((fault) => `${row.name} ${client}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

const hasBash = spawnSync("bash", ["-c", ":"]).status === 0;

test.runIf(hasBash)("the template of curl renders valid bash on every path", () => {
  const scripts = cover.flatMap((row) => snippetsOf(row).filter(({ language }) => language === "sh"));
  expect(scripts.length).toBeGreaterThan(20);
  const all = scripts.map(({ content }, index) => `call_${index}() {\n${content}\n}`).join("\n");
  expect(execFileSync("bash", ["-n"], { input: all, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] })).toBe("");
});

/** Matches a compiler message that is caused by a known mistake in the types of a package. */
const WRONG_TYPES = /Property 'question' is missing in type '\{ query: string/; // servers expect `query` instead

test("every path through the JavaScript templates type-checks with the real packages", () => {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-hosted-"));
  try {
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
    const codes = cover.flatMap((row) => snippetsOf(row).filter(({ language }) => language === "js"));
    for (const [index, { client, content }] of codes.entries())
      writeFileSync(join(folder, `${client}-${index}.ts`), content);
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TYPE_CHECK));
    const output = typeErrors(folder);
    expect(output.filter((line) => /error TS/.test(line) && !WRONG_TYPES.test(line))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const TYPE_CHECK = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    module: "esnext",
    moduleResolution: "bundler",
    moduleDetection: "force",
    types: ["node"],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    paths: { "hubsmith/inference": [join(ROOT, "runtime/inference/index.ts")] },
  },
  include: ["*.ts"],
};

function typeErrors(folder: string): readonly string[] {
  try {
    execFileSync(process.execPath, [bin("typescript", "tsc"), "-p", folder], { encoding: "utf8" });
    return [];
  } catch (error) {
    if (typeof error === "object" && error !== null && "stdout" in error) return String(error.stdout).split("\n");
    throw error;
  }
}

/** Returns a copy of a row, with `text` at every place where callers can pass a text. */
function withText(row: HostedRow, text: string): HostedRow {
  const { model, options } = row;
  const key = `key of ${text}`; // The spaces make sure that the key is never a valid name.
  const messages = [
    { role: "system", content: text, [key]: text },
    {
      role: "user",
      content: [
        { type: "text", text },
        { type: "image_url", image_url: { url: text } },
      ],
    },
  ];
  const inputs =
    row.task === "conversational"
      ? { messages, stop: text, [key]: text }
      : { ...inputsOf(row.task, text), parameters: { [key]: text, note: text } };
  return {
    ...row,
    model: { ...model, id: text, mask_token: text },
    providerId: text,
    options: { ...options, inputs },
  };
}

/** Returns an input for a task, in which every text is `text`. */
function inputsOf(task: string, text: string): Readonly<Record<string, unknown>> {
  if (/^(audio|automatic|image|object|zero-shot-image)/.test(task)) return { inputs: text };
  if (/document|visual/.test(task)) return { inputs: { image: text, question: text } };
  if (task === "sentence-similarity") return { inputs: { source_sentence: text, sentences: [text, text] } };
  if (task === "question-answering") return { inputs: { question: text, context: text } };
  if (task.startsWith("table")) return { inputs: { query: text, table: { [text]: [text] } } };
  if (task.startsWith("tabular")) return { inputs: { data: { [text]: [text] } } };
  return { inputs: text };
}

const LONG = `${"x".repeat(10_000)}'"`;
const KINDS = HOSTILE.slice(0, -1);

test("hostile texts stay inside their literals, on every path through every template", async () => {
  const found: unknown[] = [];
  let compared = 0;
  for (const [turn, row] of cover.entries()) {
    const kinds = [...HOSTILE_VALUES.slice(1), ...KINDS, LONG];
    const values = [HOSTILE_VALUES[0] ?? "", kinds[turn % kinds.length] ?? ""];
    for (const value of values) {
      for (const [hostile, plain] of pairsOf(withText(row, value), withText(row, plainFor(value)))) {
        compared += 1;
        const { syntax, lint, tokens } = inspect(GRAMMARS[hostile.language], hostile.content);
        const expected = inspect(GRAMMARS[plain.language], plain.content);
        const wrong = [...syntax, ...lint];
        if (wrong.length > 0) found.push([row.name, hostile.client, wrong, hostile.content.slice(0, 3000)]);
        else if (bare(tokens) !== bare(expected.tokens))
          found.push([row.name, hostile.client, hostile.content.slice(0, 3000), plain.content]);
      }
    }
  }
  expect(found.slice(0, 3)).toEqual([]);
  expect(compared).toBeGreaterThan(1200);
});

/**
 * Returns a harmless text. If `text` contains a colon, the result contains a colon too, because some providers read a
 * version after the colon in a model's name.
 */
function plainFor(text: string): string {
  return text.includes(":") ? "plain: text" : "plain text";
}

/**
 * Pairs each snippet of `hostile` with the snippet of `plain` for the same client. If the call of a row is rejected,
 * the row has no snippets, so there are no pairs.
 */
function pairsOf(hostile: HostedRow, plain: HostedRow): readonly (readonly [InferenceSnippet, InferenceSnippet])[] {
  const others = snippetsOf(plain);
  return snippetsOf(hostile).flatMap((snippet) => {
    const other = others.find(({ language, client }) => language === snippet.language && client === snippet.client);
    return other === undefined ? [] : [[snippet, other] as const];
  });
}

/** Removes the tokens of trailing commas, because only lists on several lines have a trailing comma. */
function bare(tokens: string): string {
  return tokens.replaceAll(/, ,\n(?=[\])}] )/g, "");
}

const CHAT = { id: "acme/tiny", pipeline_tag: "text-generation", tags: ["conversational"] };

/** Functions that make snippets in which the given text is part of an HTTP header. */
const HEADERS = [
  (text: string) => getInferenceSnippets(CHAT, "groq", undefined, { billTo: text }),
  (text: string) => getInferenceSnippets(CHAT, "groq", undefined, { billTo: text, streaming: true }),
];

test.each([...KINDS, LONG.slice(-300), "acme\r\nX-Evil: 1", "hf_a\nb", "acme labs", "x'; CMD ;'"])(
  "the text %j in a header is rejected, or does not change the code around it",
  async (text) => {
    for (const snippetsFor of HEADERS) {
      const snippets = unlessRefused(() => snippetsFor(text));
      if (/[^\x20-\x7e]/.test(text)) expect(snippets).toEqual([]);
      await expectSameTokens(snippets, snippetsFor("plain"));
    }
  },
);

test.each([...KINDS, LONG.slice(-300), "{a,b}", "[1-9]", "?a=1&b=$(id)", "@evil.example.com"])(
  "the text %j in a URL does not change the code around it",
  async (text) => {
    for (const options of [{}, { streaming: true, accessToken: "key" }]) {
      const snippetsFor = (path: string) =>
        getInferenceSnippets(CHAT, "auto", undefined, { ...options, endpointUrl: `https://example.com/a b${path}` });
      await expectSameTokens(
        unlessRefused(() => snippetsFor(text)),
        snippetsFor("plain"),
      );
    }
  },
);

/** Makes snippets. Returns an empty list if the call is rejected. */
function unlessRefused(call: () => readonly InferenceSnippet[]): readonly InferenceSnippet[] {
  try {
    return call();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return [];
  }
}

async function expectSameTokens(
  hostile: readonly InferenceSnippet[],
  plain: readonly InferenceSnippet[],
): Promise<void> {
  for (const { language, client, content } of hostile) {
    const same = plain.find((snippet) => snippet.language === language && snippet.client === client);
    const before = inspect(GRAMMARS[language], same?.content ?? "");
    const { syntax, lint, tokens } = inspect(GRAMMARS[language], content);
    expect({ content, wrong: [...syntax, ...lint], tokens: bare(tokens) }).toEqual({
      content,
      wrong: [],
      tokens: bare(before.tokens),
    });
  }
}
