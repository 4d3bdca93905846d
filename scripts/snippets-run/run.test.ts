import { expect, test } from "vitest";
import { jobsOf } from "./jobs.ts";
import { executedOf } from "./record.ts";
import { printRuns, type Result } from "./run.ts";
import { catalogueSpec } from "../../generators/spec/testing.ts";

const spec = catalogueSpec();

test("the jobs of a library contain the Python usage blocks of its examples, changed to run offline and on the CPU", () => {
  const jobs = jobsOf(spec, "diffusers");
  const unconditional = jobs.find(({ example }) => example === "unconditional");
  expect(unconditional?.blocks).toHaveLength(1);
  expect(unconditional?.blocks[0]).toMatchObject({ number: 2 });
  expect(unconditional?.blocks[0]?.code).toContain('device_map="cpu"');
  expect(jobsOf(spec, "transformers").find(({ example }) => example === "speech")?.blocks[0]?.code).toContain(
    'pipe("samples/speech.flac")',
  );
  expect(jobsOf(spec, "transformers").some(({ example }) => example === "unknown-type")).toBe(false);
  expect(jobsOf(spec, "no-such-library")).toEqual([]);
});

test("the jobs of a library contain the training code of tasks, with sample data", () => {
  const training = jobsOf(spec, "transformers").find(({ example }) => example === "train-text-classification");
  expect(training?.record).toMatchObject({ id: "distilbert/distilbert-base-uncased" });
  expect(training?.blocks.map(({ rule }) => rule)).toEqual(["train text-classification"]);
  expect(training?.blocks[0]?.code).toContain('data_files="samples/reviews.csv"');
});

const result: Result = {
  folder: "",
  python: "3.11.7",
  packages: { kit: "1.2.3", torch: "2.14.1" },
  runs: [
    { example: "a", rule: "2.10", output: "", saved: [], missing: "codec" },
    { example: "b", rule: "2.2", output: "", saved: [], missing: "codec" },
    { example: "c", rule: "2.2", output: "", saved: ["image.png"] },
  ],
};

test("the saved result says for each rule that its code ran, or which package it needs", () => {
  expect(executedOf(result, "2026-11-22")).toEqual({
    date: "2026-11-22",
    python: "3.11.7",
    packages: { kit: "1.2.3", torch: "2.14.1" },
    rules: { "2.2": "ran", "2.10": "not run: needs codec" },
  });
});

test("the report contains a line for each block", () => {
  const failed = { example: "d", rule: "3", output: "", saved: [], fault: "the block shows nothing and saves nothing" };
  expect(printRuns("kit", { ...result, runs: [...result.runs, failed] }).split("\n")).toEqual([
    "skip a (rule 2.10): needs codec",
    "skip b (rule 2.2): needs codec",
    "ok   c (rule 2.2): saves image.png",
    "FAIL d (rule 3): the block shows nothing and saves nothing",
    "kit: 1 of 4 blocks ran and showed a result",
    "Python 3.11.7, kit 1.2.3, torch 2.14.1",
  ]);
});
