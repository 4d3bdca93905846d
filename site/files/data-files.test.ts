import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { dataFiles } from "./data-files.ts";
import { escapeXml } from "./xml.ts";

const ADDRESS = "https://hub.example/hub/";
const files = new Map(dataFiles(ADDRESS));
const json = (path: string): Record<string, unknown> => JSON.parse(files.get(path) ?? "null");

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const path of files.keys()) {
  if (path.startsWith("api/schema/"))
    ajv.addSchema(json(path), path.endsWith("model.schema.json") ? `${ADDRESS}${path}` : undefined);
}

describe("the catalogue as JSON", () => {
  const entries = [...files.keys()].filter((path) =>
    /^api\/(tasks|libraries|providers|clients|quantization)\//.test(path),
  );

  test("every entry is valid according to the schema that it names", () => {
    expect(entries.length).toBeGreaterThan(300);
    const wrong = entries.filter((path) => !ajv.validate(String(json(path)["$schema"]), json(path)));
    expect(wrong).toEqual([]);
  });

  test.each(["tasks", "libraries", "providers", "clients", "quantization"])(
    "the index of %s contains each entry once",
    (kind) => {
      const listed = (json(`api/${kind}.json`)["entries"] as { json: string }[]).map((entry) => entry.json);
      const kept = entries.filter((path) => path.startsWith(`api/${kind}/`)).map((path) => ADDRESS + path);
      expect(listed.toSorted()).toEqual(kept.toSorted());
    },
  );

  test("an entry with a wrong value does not match its schema", () => {
    const entry = json("api/tasks/translation.json");
    expect(ajv.validate(String(entry["$schema"]), { ...entry, modality: "taste" })).toBe(false);
  });
});

test("llms.txt and robots.txt contain only URLs of this site", () => {
  for (const path of ["llms.txt", "robots.txt"]) {
    const addresses = (files.get(path) ?? "").match(/https?:[^\s)]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith(ADDRESS))).toEqual([]);
  }
});

test("escapes text for XML", () => {
  expect(escapeXml(`<a b='1' c="2">&\u0000\uD800`)).toBe("&lt;a b=&apos;1&apos; c=&quot;2&quot;&gt;&amp;");
});
