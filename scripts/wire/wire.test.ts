import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageOf, runMatrix, type Verdict } from "./matrix.ts";
import { callsIn, UNKNOWN } from "./python-calls.ts";
import { structureProblems } from "./python-structure.ts";
import { Reference } from "./reference.ts";
import { whyUnavailable, RUN_LANGUAGES } from "./runner.ts";
import { allRows, pairwise, RUN_CLIENTS, type Row } from "./rows.ts";
import { differences } from "./wire-form.ts";
import { type Mock, startMock } from "../../runtime/mock/index.ts";

/** All rows. The tests here run only the small set `chosen`, and `npm run test:wire` runs all rows. */
const rows = allRows();
const chosen = pairwise(rows);

describe("the tested snippets", () => {
  test("the tested snippets include every client, provider and task", () => {
    const clients = new Set(chosen.map(({ clientName }) => clientName));
    const all = RUN_CLIENTS.map(({ language, client }) => `${language}/${client}`);
    expect([...clients].sort()).toEqual(all.toSorted());
    const cells = (some: readonly Row[]): Set<string> =>
      new Set(some.map(({ provider, part }) => `${provider} ${part.task}`));
    expect(cells(chosen)).toEqual(cells(rows));
  });

  test.concurrent.for([...RUN_LANGUAGES, undefined])(
    "snippets in %s send the same requests as our client, and read the response",
    async (language, { skip }) => {
      const reason = language && whyUnavailable(language);
      skip(reason !== undefined, reason);
      const own = chosen.filter((row) => languageOf(row) === language);
      expect(own.length).toBeGreaterThan(20);
      const verdicts = await runMatrix(own);
      const printed = ({ row, details }: Verdict): string => [row.name, ...details].join("\n  ");
      expect(verdicts.filter(({ result }) => result === "wrong").map(printed)).toEqual([]);
      expect(verdicts.filter(({ result }) => result === "skipped")).toEqual([]);
      expect(verdicts).toHaveLength(own.length);
    },
  );
});

/** Each of these tests changes a detail of a snippet. The comparison must then report a difference. */
describe("the comparison reports a change", () => {
  let mock: Mock;
  let reference: Reference;
  beforeAll(async () => {
    mock = await startMock();
    reference = new Reference(mock);
  });
  afterAll(() => mock.close());

  const rowNamed = (name: string): Row => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) throw new Error(`there is no row ${name}`);
    return row;
  };

  test("in snippets that are run", async () => {
    const changes = [
      [
        "groq conversational js/fetch settings",
        "temperature: 0",
        "temperature: 1",
        "sends body.temperature: expected 0",
      ],
      ["groq conversational js/fetch billed", "acme-labs", "acme-lab", "sends headers.x-hf-bill-to"],
      ["groq conversational js/fetch plain", "/v1/chat", "/v2/chat", "sends url"],
      ["groq conversational js/fetch plain", "choices[0]", "choices[1]", "fails: "],
      ["fal-ai text-to-image js/fetch plain", "image.png", "picture.png", "writes no image.png"],
      ["hf-inference fill-mask js/fetch plain", "console.log", "void ", "prints"],
      ["hf-inference audio-classification js/fetch plain", "audio/flac", "audio/wav", "sends headers.content-type"],
    ] as const;
    const changed = changes.map(([name, from, to]) => {
      const row = rowNamed(name);
      expect(row.code).toContain(from);
      return { ...row, code: row.code.replace(from, to) };
    });
    const verdicts = await runMatrix(changed);
    expect(verdicts.map(({ row, result }) => [row.name, result])).toEqual(changes.map(([name]) => [name, "wrong"]));
    const first = verdicts.map(({ details }) => details[0]);
    expect(first).toEqual(changes.map((change) => expect.stringContaining(change[3])));
  });

  test.each([
    ["groq conversational python/openai billed", "default_headers", "headers", "calls OpenAI with headers, which it"],
    ["groq conversational python/openai plain", '"role": "user"', '"role": "system"', "sends body.messages.0.role"],
    ["groq conversational python/openai plain", "completions.create", "complete", "calls client.chat.complete, which"],
    [
      "groq conversational python/openai hostile",
      String.raw`\n'; date`,
      String.raw`\r'; date`,
      "sends body.messages.0.c",
    ],
    ["hf-inference fill-mask python/huggingface_hub plain", "text=", "inputs=", "calls client.fill_mask without text"],
    ["hf-inference fill-mask python/huggingface_hub plain", "HF_TOKEN", "TOKEN", "says api_key"],
    ["groq conversational python/huggingface_hub plain", "messages=[", "messages=[[", "cannot be read"],
    ["fal-ai image-to-image python/fal_client plain", "image_url", "image", "sends body.image_url"],
    ["fal-ai text-to-image python/huggingface_hub plain", ".save(", ".show(", "does not read the result"],
  ])("%s: %s", async (name, from, to, problem) => {
    const row = rowNamed(name);
    expect(row.code).toContain(from);
    expect(await structureProblems(row, reference)).toEqual([]);
    const problems = await structureProblems({ ...row, code: row.code.replace(from, () => to) }, reference);
    expect(problems[0]).toContain(problem);
  });

  test("reports the position of each difference", () => {
    const expected = { a: [1, { b: "x" }], c: null };
    expect(differences(expected, structuredClone(expected))).toEqual([]);
    expect(differences(expected, { a: [1, { b: "y" }], d: 1 })).toEqual([
      'a.1.b: expected "x", found "y"',
      "c: expected null, found nothing",
      "d: expected nothing, found 1",
    ]);
    expect(differences({ 0: 1 }, [1])).toHaveLength(1);
    expect(differences({ a: undefined }, {})).toEqual([]);
  });
});

test("finds the calls in Python code, with their arguments", () => {
  const code = String.raw`
import os
client = made(key=os.environ["A_KEY"], note=f"{{{os.environ['A_KEY']}}}", data=f"x,{encoded}")
client.run("first", n=[1, -0.5, 1_000], flags=(True, False, None), text="a\n\u00e9\x41\"\\n" "b", more=compute())
`;
  const names = { environment: (name: string) => `value of ${name}`, variables: { encoded: "QQ==" } };
  const [made, run, inner] = callsIn(code, names);
  expect(made).toEqual({
    name: "made",
    positional: [],
    keywords: { key: "value of A_KEY", note: "{value of A_KEY}", data: "x,QQ==" },
  });
  expect(run).toEqual({
    name: "client.run",
    positional: ["first"],
    keywords: {
      n: [1, -0.5, 1000],
      flags: [true, false, null],
      text: 'a\n\u00e9A"\\nb',
      more: UNKNOWN,
    },
  });
  expect(inner?.name).toBe("compute");
  expect(() => callsIn("f(a=1, a=2)", names)).toThrow("twice");
  expect(() => callsIn("f(", names)).toThrow('cannot be parsed at "f("');
});
