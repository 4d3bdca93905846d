import { countsAsDownload, LIBRARIES } from "hubsmith/libraries/lazy";
import { expect, test } from "vitest";
import { explainRule, patternOf } from "./download-rule.ts";

test.each([
  ['path:"config.json"', [[["is", "config.json"]]], ["config.json"]],
  ['path_extension:"nemo" OR path:"a b.yaml"', [[["ends in", ".nemo"]], [["is", "a b.yaml"]]], ["*.nemo", "a b.yaml"]],
  [
    'path_extension:"pt" AND path_prefix:"checkpoints/"',
    [
      [
        ["ends in", ".pt"],
        ["lies in", "checkpoints/"],
      ],
    ],
    ["checkpoints/*.pt"],
  ],
  ['path_filename:"config"', [[["is named", "config.*"]]], ["config.*"]],
  [
    'path_extension:"gguf" OR (path_filename:"config" AND path_extension:"json")',
    [
      [["ends in", ".gguf"]],
      [
        ["is named", "config.*"],
        ["ends in", ".json"],
      ],
    ],
    ["*.gguf", "config.json"],
  ],
  [
    'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
    [[["is named", "model.*"], ["ends in", ".mil"], ["lies in a folder"]]],
    ["*/model.mil"],
  ],
  ['path:"a OR b.json"', [[["is", "a OR b.json"]]], ["a OR b.json"]],
])("%s", (query, ways, patterns) => {
  expect(explainRule(query)).toEqual(ways);
  expect(explainRule(query)?.map((way) => patternOf(way))).toEqual(patterns);
});

test.each(['path:"a" AND (path:"b" OR path:"c")', "nonsense", 'other:"x"', ""])("does not explain %j", (query) => {
  expect(explainRule(query)).toBeUndefined();
});

test("each explanation of a download rule names files that the rule counts", () => {
  const queries = Object.entries(LIBRARIES).flatMap(([key, { countDownloads: query }]) =>
    query === undefined ? [] : [{ key, query }],
  );
  const wrong = queries.filter(({ key, query }) => {
    const files = (explainRule(query) ?? []).map((way) => patternOf(way, "model"));
    return files.length === 0 || !files.every((file) => countsAsDownload(key, file));
  });
  expect(queries.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
