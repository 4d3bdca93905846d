import { expect, test } from "vitest";
import { entryOf } from "../testing.ts";
import { withoutMentions } from "./leave-out.ts";

const gone = { tasks: new Set(["tagging"]), libraries: new Set<string>(), providers: new Set(["hum"]) };

test.each([
  ["providers: [hum, drum]", { providers: ["drum"] }],
  ["knownProviders: [drum, hum]", { knownProviders: ["drum"] }],
  ["knownProviders: all", { knownProviders: "all" }],
  [
    "methods: { tagging: { name: tag }, conversational: { name: chat } }",
    { methods: { conversational: { name: "chat" } } },
  ],
  // `undefined`: the client is left out, because all of its providers or methods are left out.
  ["providers: [hum]", undefined],
  ["methods: { tagging: { name: tag } }", undefined],
])("a client with %s no longer names left-out providers and tasks, or is left out itself", (text, data) => {
  expect(withoutMentions(entryOf("clients", "a", text), gone)?.data).toEqual(data);
});
