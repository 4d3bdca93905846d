import { describe, expect, test } from "vitest";
import { batch, type BatchProgress } from "./batch.ts";
import { InputError } from "../http/errors.ts";

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

  test("an async iterable is read as it comes, and only as many items as may run at once are in flight", async () => {
    const reports: BatchProgress[] = [];
    let [read, ended, most, running] = [0, 0, 0, 0];
    async function* items(): AsyncGenerator<number> {
      while (read < 1000) {
        most = Math.max(most, read - ended);
        yield read++;
      }
    }
    const outcomes = await batch(
      items(),
      async (item, index) => {
        running++;
        await (item % 7 === 0 ? new Promise(setImmediate) : Promise.resolve());
        expect(running--).toBeLessThanOrEqual(3);
        ended++;
        return item * 2 - index;
      },
      { concurrency: 3, onProgress: (progress) => reports.push(progress) },
    );
    expect(outcomes).toEqual(Array.from({ length: 1000 }, (_, value) => ({ ok: true, value })));
    expect(most).toBeLessThanOrEqual(3);
    expect(reports[0]).toEqual({ done: 1, failed: 0, total: undefined });
    expect(reports).toHaveLength(1000);
    expect(reports.at(-1)?.done).toBe(1000);
  });

  test("`total` is known as soon as an async iterable has ended", async () => {
    const totals: (number | undefined)[] = [];
    async function* items(): AsyncGenerator<number> {
      yield* [1, 2, 3];
    }
    await batch(items(), () => new Promise(setImmediate), {
      concurrency: 8,
      onProgress: ({ total }) => totals.push(total),
    });
    expect(totals).toEqual([3, 3, 3]);
  });

  test.each(["work", "onProgress", "abort", "items"])(
    "an async iterable is closed after an error in %s",
    async (what) => {
      const controller = new AbortController();
      let isClosed = false;
      let begun = 0;
      async function* items(): AsyncGenerator<number> {
        try {
          for (let item = 0; item < 5; item++) yield item;
          if (what === "items") throw new RangeError("items");
        } finally {
          isClosed = true;
        }
      }
      const running = batch(
        items(),
        () => {
          if (++begun === 2 && what === "abort") controller.abort(new RangeError("abort"));
          if (what === "work") throw new RangeError("work");
        },
        {
          concurrency: 1,
          signal: controller.signal,
          onProgress: ({ done }) => {
            if (done === 2 && what === "onProgress") throw new RangeError("onProgress");
          },
        },
      );
      if (what === "work") expect(await running).toHaveLength(5);
      else await expect(running).rejects.toThrow(what);
      await wait(1);
      expect(isClosed).toBe(true);
      expect(begun).toBe(what === "work" || what === "items" ? 5 : 2);
    },
  );

  test("onResult receives each outcome at once, slows the batch, and the batch keeps nothing", async () => {
    const received: unknown[] = [];
    let [read, most] = [0, 0];
    function* items(): Generator<string> {
      for (; read < 6; read++) yield `item ${read}`;
    }
    const outcomes = await batch(
      items(),
      (item) => {
        if (item === "item 2") throw new RangeError("no");
        return item.length;
      },
      {
        concurrency: 2,
        onResult: async (outcome, index, item) => {
          await wait(1);
          most = Math.max(most, read - received.length);
          received.push([outcome.ok ? outcome.value : "failed", index, item]);
        },
      },
    );
    expect(outcomes).toEqual([]);
    expect(received).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at === 2 ? "failed" : 6, at, `item ${at}`]));
    expect(most).toBeLessThanOrEqual(2);
  });

  test("an error in onResult ends the batch with that error", async () => {
    const onResult = () => Promise.reject(new SyntaxError("mine"));
    await expect(batch([1, 2], (item) => item, { onResult })).rejects.toThrow("mine");
  });

  test("an abort ends the wait for an item that never comes", async () => {
    const items = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) };
    const running = batch(items, () => 1, { signal: AbortSignal.timeout(1) });
    await expect(running).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test.each([1, 2])(
    "no item starts after an abort, although the source still yields (concurrency %d)",
    async (concurrency) => {
      const controller = new AbortController();
      const begun: number[] = [];
      async function* items(): AsyncGenerator<number> {
        for (let item = 1; ; item++) {
          await wait(1);
          if (item === 3) controller.abort(new RangeError("enough"));
          yield item;
        }
      }
      const work = (item: number): number => begun.push(item);
      await expect(batch(items(), work, { concurrency, signal: controller.signal })).rejects.toThrow("enough");
      await wait(5);
      expect(begun).toEqual([1, 2]);
    },
  );

  test("an item may be a promise, which `work` receives as it is", async () => {
    const items = [Promise.resolve(1), Promise.resolve(2)];
    const outcomes = await batch(items, (item) => items.indexOf(item));
    expect(outcomes).toEqual([0, 1].map((value) => ({ ok: true, value })));
  });

  test.each([undefined, null, 5, {}, { length: 2 }])("%j instead of items is refused", async (items) => {
    await expect(batch(items as never, (item) => item)).rejects.toThrow(InputError);
    await expect(batch(items as never, (item) => item)).rejects.toThrow(/^items must be an array or another iterable/);
  });

  test("no items return no outcomes; an invalid concurrency is refused", async () => {
    expect(await batch(new Set<number>(), (item) => item)).toEqual([]);
    for (const concurrency of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(batch([1], (item) => item, { concurrency })).rejects.toThrow("an integer of at least 1");
    }
  });
});
