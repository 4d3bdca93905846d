import { beforeAll, expect, test } from "vitest";
import { type Prepared, prepare } from "../../../generators/pipeline.ts";
import type { OutputFile } from "../../../generators/spec/entry.ts";
import { catalogueSpec } from "../../../generators/spec/testing.ts";
import { renderHostedExamples } from "./hosted-examples.ts";
import { ROOT } from "../../lib/run.ts";

let prepared: Prepared;
beforeAll(() => {
  prepared = prepare({ root: ROOT, previous: catalogueSpec() });
});

/** Returns the generated modules, with a text replaced in one of them. */
function edited(path: string, from: string, to: string): readonly OutputFile[] {
  const module = prepared.files.find((file) => file.path === path);
  expect(module?.text).toContain(from);
  return prepared.files.map((file) => (file === module ? { path, text: file.text.replace(from, () => to) } : file));
}

const namesOf = (files: readonly OutputFile[]): string[] =>
  files.map(({ path }) => path.replace("examples/hosted/", "")).sort();

test("renders a chat for every client that supports chats, and at least one example of every other task", async () => {
  const { files, findings } = await renderHostedExamples(prepared.spec, prepared.files);
  expect(findings).toEqual([]);
  const names = namesOf(files);
  expect(names).toEqual(
    expect.arrayContaining([
      "conversational/curl.sh",
      "conversational/fetch.js",
      "conversational/hubsmith.js",
      "conversational/huggingface.js",
      "conversational/huggingface_hub.py",
      "conversational/openai.js",
      "conversational/openai.py",
      "conversational/requests.py",
    ]),
  );
  expect(names).toContain("text-to-image/huggingface_hub.py");
  const tasks = new Set(names.map((name) => name.split("/")[0]));
  expect(names.length).toBeLessThan(3 * tasks.size);
});

test("for a client that does not support chats, renders an example of its first task", async () => {
  const { files } = await renderHostedExamples(prepared.spec, prepared.files);
  const own = namesOf(files).filter((name) => name.endsWith("/fal_client.py"));
  expect(own).toContain("audio-to-audio/fal_client.py");
});

test("uses an edited entry even before the generated files are written", async () => {
  const router = await renderHostedExamples(
    prepared.spec,
    edited("providers/auto.ts", 'routedBase: "{routerBase}"', 'routedBase: "https://router.example"'),
  );
  const chat = router.files.find(({ path }) => path.endsWith("conversational/curl.sh"));
  expect(chat?.text).toContain("https://router.example/v1/chat/completions");

  const sample = await renderHostedExamples(
    prepared.spec,
    edited("samples.ts", "Amara Okafor met Lukas Berg", "Nobody met anyone"),
  );
  const marked = sample.files.find(({ path }) => path.includes("/token-classification/"));
  expect(marked?.text).toContain("Nobody met anyone");
});

test("if a client has no template for a call, one error in the client's file is reported", async () => {
  const { findings } = await renderHostedExamples(
    prepared.spec,
    edited("clients/requests.ts", "show) => {", "show) => {\n    if (show !== undefined) return;"),
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    entry: { file: "spec/clients/requests.yaml" },
    code: "missing-template",
    message: "no rule has a template for the task conversational",
  });
});
