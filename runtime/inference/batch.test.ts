import { describe, expect, test } from "vitest";
import { batch } from "./batch.ts";
import type { BatchProgress } from "./batch.ts";

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe("batch", () => {
  test("returns results in the order of the items, and never runs more items at once than allowed", async () => {
    let running = 0;
    let most = 0;
    const outcomes = await batch(
      [8, 1, 5, 2, 4, 3],
      async (milliseconds, index) => {
        most = Math.max(most, ++running);
        await wait(milliseconds);
        running--;
        return [index, milliseconds];
      },
      { concurrency: 3 },
    );
    expect(outcomes).toEqual([8, 1, 5, 2, 4, 3].map((value, index) => ({ ok: true, value: [index, value] })));
    expect(most).toBe(3);
  });

  test("an item that fails does not stop the other items", async () => {
    const reports: BatchProgress[] = [];
    const work = (item: string): Promise<string> | string => {
      if (item === "now") throw new TypeError("now");
      return item === "later" ? Promise.reject(new RangeError("later")) : item;
    };
    const outcomes = await batch(["a", "now", "later", "b"], work, {
      onProgress: (progress) => reports.push(progress),
    });
    expect(outcomes).toEqual([
      { ok: true, value: "a" },
      { ok: false, error: new TypeError("now") },
      { ok: false, error: new RangeError("later") },
      { ok: true, value: "b" },
    ]);
    expect(reports.at(-1)).toEqual({ done: 4, failed: 2, total: 4 });
  });

  test("an abort ends the batch at once, even if an item ignores the signal, and no further item starts", async () => {
    const controller = new AbortController();
    const begun: number[] = [];
    const ended: number[] = [];
    const reports: BatchProgress[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      await wait(40);
      ended.push(item);
    };
    const running = batch([1, 2, 3, 4], work, {
      concurrency: 2,
      signal: controller.signal,
      onProgress: (progress) => reports.push(progress),
    });
    controller.abort(new RangeError("enough"));
    await expect(running).rejects.toThrow("enough");
    expect(ended).toEqual([]);
    await wait(60);
    expect([begun, reports]).toEqual([[1, 2], []]);
    await expect(batch([1], () => 1, { signal: controller.signal })).rejects.toThrow("enough");
  });

  test("an error in onProgress ends the batch with that error, and no further item starts", async () => {
    const begun: number[] = [];
    const onProgress = (): void => {
      throw new SyntaxError("mine");
    };
    await expect(batch([1, 2, 3], (item) => begun.push(item), { concurrency: 1, onProgress })).rejects.toThrow("mine");
    await wait(5);
    expect(begun).toEqual([1]);
  });

  test("no items return no outcomes; an invalid concurrency is refused", async () => {
    expect(await batch(new Set<number>(), (item) => item)).toEqual([]);
    for (const concurrency of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(batch([1], (item) => item, { concurrency })).rejects.toThrow("an integer of at least 1");
    }
  });
});
