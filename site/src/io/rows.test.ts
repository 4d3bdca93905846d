import { describe, expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { ioTable, sharedFile, type IoFile } from "./rows.ts";

const common: IoFile = sharedFile({
  $defs: {
    Stop: { description: "When to end.", anyOf: [{ type: "boolean" }, { const: "never" }] },
    Settings: { type: "object", properties: { stop: { $ref: "#/$defs/Stop" } } },
  },
});

describe("a schema becomes a table", () => {
  test("the table has a row for each nested field, also in references, lists and alternatives", () => {
    const file: IoFile = {
      $defs: { Part: { type: "object", required: ["text"], properties: { text: { type: "string", maxLength: 9 } } } },
    };
    const { lead, rows } = ioTable(
      {
        description: "A call.",
        type: "object",
        required: ["inputs"],
        properties: {
          inputs: { media: "image" },
          settings: { description: "Own words.", $ref: "_common.yaml#/$defs/Settings" },
          parts: { type: "array", items: { $ref: "#/$defs/Part" } },
          either: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }] },
        },
      },
      file,
      common,
    );
    expect(lead).toBe("A call.");
    expect(rows.map(({ path, type, isRequired }) => `${path.join(".")}${isRequired ? "!" : ""}: ${type}`)).toEqual([
      "inputs!: an image file",
      "settings: mapping",
      'settings.stop: true or false or `"never"`',
      "parts: list of mappings",
      "parts[].text!: text",
      "either: number or null",
    ]);
    expect(rows[1]?.description).toBe("Own words.");
    expect(rows[4]?.limits).toBe("at most 9 characters");
  });

  test.each([
    ["How many. Absent: 5.", 5, "How many.", "default `5`"],
    ["Which. Absent: right.", "right", "Which.", 'default `"right"`'],
    [
      "Whether. Absent: false, so the text comes at once.",
      false,
      "Whether. Absent: false, so the text comes at once.",
      "",
    ],
    ["Whether. Absent or null: false.", false, "Whether. Absent or null: false.", ""],
    ["How many.", 5, "How many.", "default `5`"],
    ["How many. Absent: 50.", 5, "How many. Absent: 50.", "default `5`"],
    ["Which. Absent: only O.", ["O"], "Which. Absent: only O.", 'default `["O"]`'],
  ])("shows the default once, even if the description repeats it: %s", (description, fallback, shown, limits) => {
    const { rows } = ioTable({ properties: { field: { type: "string", description, default: fallback } } }, {}, common);
    expect(rows).toMatchObject([{ description: shown, limits }]);
  });

  test("the table of a list has a row for each field of the items", () => {
    const items = { type: "object", properties: { score: { type: "number", minimum: 0, maximum: 1, default: 0.5 } } };
    const { lead, rows } = ioTable({ description: "All found.", type: "array", items }, {}, common);
    expect(lead).toBe("All found. A list of objects with the fields below.");
    expect(rows).toMatchObject([{ path: ["score"], limits: "from 0 to 1, default `0.5`" }]);
  });

  test("a recursive schema ends", () => {
    const file: IoFile = { $defs: { Node: { type: "object", properties: { child: { $ref: "#/$defs/Node" } } } } };
    expect(ioTable({ $ref: "#/$defs/Node" }, file, common).rows.length).toBeLessThan(20);
  });
});

test("every field of every input and output has a type and a description", async () => {
  const { io } = await readBuildData();
  const { _common: shared = {}, ...files } = io;
  const tables = Object.entries(files).flatMap(([name, file]) =>
    [file.input, file.output, file.stream_output].flatMap((schema) =>
      schema === undefined ? [] : [{ name, ...ioTable(schema, file, shared) }],
    ),
  );
  expect(tables.length).toBeGreaterThan(90);
  const bare = tables.flatMap(({ name, rows }) =>
    rows
      .filter(({ type, description }) => type === "" || description === "")
      .map(({ path }) => `${name} ${path.join(".")}`),
  );
  expect(bare).toEqual([]);
  // A reference to a missing schema would cause a row without a type.
  const lost = tables.flatMap(({ name, rows }) =>
    rows.filter(({ type }) => type.includes("undefined")).map(({ path }) => `${name} ${path.join(".")}`),
  );
  expect(lost).toEqual([]);
});
