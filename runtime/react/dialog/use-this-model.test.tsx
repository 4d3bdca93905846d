import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ModelCode } from "../model/model-code.tsx";
import { UseThisModel } from "./use-this-model.tsx";

const MODEL = { id: "acme/hum", tags: ["transformers"] };
const SNIPPETS = {
  transformers: [
    { kind: "install", language: "bash", code: "pip install transformers" },
    { kind: "usage", language: "python", code: 'model = load("acme/hum")' },
  ],
  peft: [{ kind: "message", language: "text", code: "Base model is not found." }],
} as const;

/** Returns the text of a page without its HTML tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "");

test("the button opens the dialog without a script, and the dialog's title is its accessible name", () => {
  const html = renderToString(<UseThisModel model={MODEL} libraries={["transformers"]} snippets={SNIPPETS} />);
  const id = /<dialog id="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain(`command="show-modal" commandfor="${id}"`);
  expect(html).toContain(`aria-labelledby="${id.replace("dialog", "title")}"`);
  expect(html).toContain(`<h2 id="${id.replace("dialog", "title")}"`);
});

test("the HTML contains the code of the first library before any script runs", () => {
  const html = renderToString(<UseThisModel model={MODEL} libraries={["transformers", "peft"]} snippets={SNIPPETS} />);
  expect(html).toContain("pip install transformers");
  expect(textOf(html)).toContain("model = load(&quot;acme/hum&quot;)");
  expect(html).not.toContain("Base model is not found.");
});

test("tabs are tied to their panel; one is selected and in the tab order", () => {
  const labels = { transformers: "Transformers", peft: "PEFT" };
  const html = renderToString(
    <UseThisModel model={MODEL} libraries={["transformers", "peft"]} labels={labels} snippets={SNIPPETS} />,
  );
  const tabs = [...html.matchAll(/<button id="([^"]+)"[^>]*role="tab"([^>]*)>([^<]*)/g)];
  expect(tabs.map(([, , , label]) => label)).toEqual(["Transformers", "PEFT"]);
  expect(tabs.map(([, , rest = ""]) => rest.includes('aria-selected="true"'))).toEqual([true, false]);
  expect(tabs.map(([, , rest = ""]) => rest.includes('tabindex="0"') || rest.includes('tabIndex="0"'))).toEqual([
    true,
    false,
  ]);
  expect(html).toContain(`role="tabpanel" tabindex="0" aria-labelledby="${tabs[0]?.[1] ?? ""}"`);
});

test("hostile data of a model is shown as text", () => {
  const id = 'a/"><script>alert(1)</script>';
  const html = renderToString(
    <UseThisModel
      model={{ id, tags: [id] }}
      libraries={[id]}
      labels={{ [id]: id }}
      snippets={{ [id]: [{ kind: "usage", language: "python", title: id, code: id }] }}
    />,
  );
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;");
});

test("after the dialog opens, logos are next to the names of libraries", () => {
  const logo = (kind: string, key: string, name: string): ReactNode => <i title={`${kind} ${key} ${name}`} />;
  const props = {
    model: MODEL,
    libraries: ["transformers", "peft"],
    labels: { peft: "PEFT" },
    snippets: SNIPPETS,
    logo,
  };
  expect(renderToString(<ModelCode {...props} />)).toContain('<i title="libraries peft PEFT"></i>PEFT</button>');
  expect(renderToString(<UseThisModel {...props} />)).not.toContain("<i ");
});

test("without the property `libraries`, the dialog loads the catalogue", () => {
  expect(renderToString(<UseThisModel model={MODEL} />)).toContain("Loading…");
});

test("shows how the code was verified, and an install command if the code contains none", () => {
  const details = {
    transformers: {
      languages: ["python"],
      install: ["pip install transformers"],
      verifiedAgainst: "Run with transformers 5.18.0 on 23 Nov 2026",
    },
    peft: { languages: ["python", "csharp"], install: ["pip install peft"] },
  } as const;
  const html = (library: "transformers" | "peft") =>
    renderToString(<UseThisModel model={MODEL} libraries={[library]} details={details} snippets={SNIPPETS} />);
  expect(html("transformers")).toContain(
    "<dt>Language</dt><dd>Python</dd><dt>Verified</dt><dd>Run with transformers 5.18.0 on 23 Nov 2026</dd>",
  );
  expect(html("peft")).toContain("<dt>Languages</dt><dd>Python, C#</dd>");
  expect(html("peft")).toMatch(/<dt>Install<\/dt><dd><code[^>]*>pip install peft<\/code><\/dd>/);
  expect(html("peft")).not.toContain("<dt>Verified</dt>");
});

test("shows no verification for a library without details", () => {
  expect(renderToString(<UseThisModel model={MODEL} libraries={["peft"]} snippets={SNIPPETS} />)).not.toContain("<dl");
});

const THROWS = new Proxy(
  {},
  {
    get: () => {
      throw new Error("no");
    },
    ownKeys: () => {
      throw new Error("no");
    },
  },
);
const CIRCLE: Record<string, unknown> = { id: "acme/circle" };
CIRCLE["self"] = CIRCLE;

test.each([
  ["null", null],
  ["text", "acme/hum"],
  ["an empty record", {}],
  ["an id of the wrong type", { id: { toString: () => "x" }, tags: 5 }],
  ["a record whose fields throw", THROWS],
  ["a record that contains itself", CIRCLE],
  ["a number that JSON does not support", { id: "acme/big", size: 5n }],
])("%s: the dialog is rendered without an exception", (_, record) => {
  const html = renderToString(
    <UseThisModel model={record as never} libraries={["transformers"]} snippets={SNIPPETS} />,
  );
  expect(html).toContain("Use this model");
  expect(html).toContain("pip install transformers");
});

test("links to the model's page, the documentation and the source, if their URLs are safe", () => {
  const details = {
    transformers: { docsUrl: "https://docs.example/", repoUrl: "javascript:alert(1)" },
  };
  const html = (id: string) =>
    renderToString(<UseThisModel model={{ id }} libraries={["transformers"]} details={details} snippets={SNIPPETS} />);
  expect(html("acme/hum")).toContain('href="https://huggingface.co/acme/hum"');
  expect(html("acme/hum")).toContain('href="https://docs.example/"');
  expect(html("acme/hum")).not.toContain("javascript:");
  expect(html("../../x?y")).not.toContain("huggingface.co/.");
});

test("code can be saved under the model's name, and commands cannot be saved", () => {
  const html = renderToString(<UseThisModel model={MODEL} libraries={["transformers"]} snippets={SNIPPETS} />);
  expect([...html.matchAll(/data-hs-download="([^"]*)"/g)].map(([, name]) => name)).toEqual(["hum.py"]);
});

test("the visitor chooses between two languages, and commands are shown with both", () => {
  const snippets = {
    two: [
      { kind: "usage", language: "bash", code: "get weights" },
      { kind: "usage", language: "python", code: "import two" },
      { kind: "usage", language: "csharp", code: "using Two;" },
    ],
  } as const;
  const html = renderToString(<UseThisModel model={MODEL} libraries={["two"]} snippets={snippets} />);
  expect([...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(["two", "Python", "C#"]);
  expect(html).toContain("get weights");
  expect(textOf(html)).toContain("import two");
  expect(textOf(html)).not.toContain("using Two;");
});

test("with the property `hostedSnippets`, there are tabs for libraries and for providers", () => {
  const hosted = () => Promise.resolve([]);
  const html = renderToString(
    <UseThisModel model={MODEL} libraries={["transformers"]} snippets={SNIPPETS} hostedSnippets={hosted} />,
  );
  expect([...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    "In my program",
    "At a provider",
    "transformers",
  ]);
});

test("a note is shown above its code", () => {
  const html = renderToString(
    <UseThisModel
      model={MODEL}
      libraries={["transformers"]}
      snippets={SNIPPETS}
      note={({ kind }, library) => `${library}: ${kind}`}
    />,
  );
  expect(html).toContain('<div class="hs-snippet-note">transformers: usage</div>');
});

test("the dialog opens at the library in `start`, even if an earlier visit chose providers", () => {
  const html = renderToString(
    <UseThisModel
      model={MODEL}
      libraries={["peft", "transformers"]}
      snippets={SNIPPETS}
      start={{ source: "library:transformers" }}
      hostedSnippets={() => Promise.resolve([])}
    />,
  );
  const selected = [...html.matchAll(/role="tab" aria-selected="true"[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(selected).toEqual(["In my program", "transformers"]);
});

test.each([
  [
    "manual",
    ["license:llama3.1"],
    "Licence: llama3.1. Accept the conditions on the model's page (opens in a new tab), and wait",
  ],
  ["auto", ["license:other"], "Licence: its own, see the model's page. Accept"],
  [true, [], "Gated model. Accept the conditions"],
  [false, ["license:mit"], undefined],
  [undefined, ["license:mit"], undefined],
])("a model with gated %s and the tags %j: %s", (gated, tags, words) => {
  const record = { ...MODEL, tags: [...MODEL.tags, ...tags], ...(gated !== undefined && { gated }) };
  const html = renderToString(<ModelCode model={record} libraries={["transformers"]} snippets={SNIPPETS} />);
  const text = textOf(html).replaceAll("&#x27;", "'");
  expect(text.includes("hf auth login")).toBe(words !== undefined);
  if (words !== undefined) {
    expect(text).toContain(words);
    expect(html).toContain('href="https://huggingface.co/acme/hum"');
    expect(text.indexOf("Gated model.")).toBeLessThan(text.indexOf("pip install"));
  }
});
