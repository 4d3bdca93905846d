import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { sizeOrder } from "./size-order.ts";

const enumOf = (order: string): Record<string, string> => ({
  "quantization/a": `types: { F32: {}, F16: {}, Q8_0: {} }\n${order}`,
});

test.each(["", "sizeOrder: [F32, F16, Q8_0]"])("%j is complete", (order) => {
  expect(found(sizeOrder, enumOf(order))).toEqual([]);
});

test("unknown and repeated types in sizeOrder are reported, and missing types if there are no unknown ones", () => {
  expect(found(sizeOrder, enumOf("sizeOrder: [F32, F61, F32]"))).toEqual([
    'quantization/a:2:18 there is no type "F61" in this enum',
    'quantization/a:2:23 "F32" is listed twice: item 1 is the same',
  ]);
  expect(found(sizeOrder, enumOf("sizeOrder: [F32]"))).toEqual(["quantization/a:2:1 sizeOrder lacks F16, Q8_0"]);
});
