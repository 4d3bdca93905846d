import { MAPPING_DEFAULT_WIDGET as THEIRS } from "@huggingface/tasks";
import { expect, test } from "vitest";
import { MAPPING_DEFAULT_WIDGET } from "./index.ts";

const pairs = [...THEIRS].flatMap(([language, tasks]) =>
  [...tasks].map(([task, samples]) => ({ language, task, samples })),
);

test.each(pairs)(
  "$language, $task: samples exist, and are texts or objects like those of @huggingface/tasks",
  ({ language, task, samples }) => {
    const ours = MAPPING_DEFAULT_WIDGET.get(language)?.get(task) ?? [];
    expect(ours.length).toBeGreaterThan(0);
    for (const sample of ours) expect(typeof sample).toBe(typeof samples[0]);
    if (task === "question-answering") {
      for (const sample of ours) expect(sample).toEqual({ text: expect.any(String), context: expect.any(String) });
    }
    if (task === "fill-mask") for (const sample of ours) expect(sample).toContain("<mask>");
  },
);
