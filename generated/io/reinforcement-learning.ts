// Generated – do not edit.
// source:    spec/io/reinforcement-learning.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** What an agent perceives at one moment, for a trained policy to choose the next action. */
export interface ReinforcementLearningInput {
  [property: string]: unknown;
  /** The present state of the agent's world. */
  inputs: ReinforcementLearningInputData;
  /** How the action is chosen. Absent: the policy's own defaults. */
  parameters?: ReinforcementLearningParameters;
}

/** The present state of the agent's world. */
export interface ReinforcementLearningInputData {
  [property: string]: unknown;
  /** What the agent perceives, in the form of the environment the policy was trained in. */
  observation: ReinforcementLearningObservation;
}

/** What the agent should do next. */
export interface ReinforcementLearningOutput {
  [property: string]: unknown;
  /**
   * Number of the action when the environment has a countable set of them, else a list of numbers, such as one force
   * per joint.
   */
  action: number | number[];
}

/**
 * A state number, a list of measured values, an image as rows of pixels of channel values, or a map when the
 * environment names its parts.
 */
export type ReinforcementLearningObservation =
  | number
  | ReinforcementLearningVector
  | ReinforcementLearningFrame
  | Record<string, number | ReinforcementLearningVector | ReinforcementLearningFrame>;

/** Measured values in the order the environment defines. */
export type ReinforcementLearningVector = number[];

/**
 * An image as rows, each a list of pixels, each a list of channel values, mostly 0 to 255. Other arrays of three axes
 * take the same form.
 */
export type ReinforcementLearningFrame = ReinforcementLearningVector[][];

/** Settings for choosing the action. */
export interface ReinforcementLearningParameters {
  [property: string]: unknown;
  /**
   * Whether to take the action the policy rates best rather than draw one by chance. Absent: false.
   *
   * @default false
   */
  deterministic?: boolean;
  /**
   * Sum of rewards to aim for in the rest of the episode. Only policies conditioned on the return, such as decision
   * transformers, read it. Absent: the model's own aim.
   */
  target_return?: number;
  /**
   * Start value of the random draw. Without effect when deterministic is true. Absent: another draw each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `ReinforcementLearningInput`. */
export function checkReinforcementLearningInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkReinforcementLearningInputData(item, report));
  report.field(value, "parameters", (item) => checkReinforcementLearningParameters(item, report));
}

/** Records the problems of a value that should be `ReinforcementLearningInputData`. */
function checkReinforcementLearningInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["observation"]);
  report.field(value, "observation", (item) => checkReinforcementLearningObservation(item, report));
}

/** Records the problems of a value that should be `ReinforcementLearningObservation`. */
function checkReinforcementLearningObservation(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.number(item),
    (item) => checkReinforcementLearningVector(item, report),
    (item) => checkReinforcementLearningFrame(item, report),
    (item) => report.record(item, (part) => checkReinforcementLearningObservation4Value(part, report)),
  ]);
}

/** Records the problems of a value that should be `ReinforcementLearningVector`. */
function checkReinforcementLearningVector(value: unknown, report: Report): void {
  report.array(value, (item) => report.number(item));
}

/** Records the problems of a value that should be `ReinforcementLearningFrame`. */
function checkReinforcementLearningFrame(value: unknown, report: Report): void {
  report.array(value, (item) => report.array(item, (part) => checkReinforcementLearningVector(part, report)));
}

/** Checks one part of a larger value. */
function checkReinforcementLearningObservation4Value(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.number(item),
    (item) => checkReinforcementLearningVector(item, report),
    (item) => checkReinforcementLearningFrame(item, report),
  ]);
}

/** Records the problems of a value that should be `ReinforcementLearningParameters`. */
function checkReinforcementLearningParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "deterministic", (item) => report.boolean(item));
  report.field(value, "target_return", (item) => report.number(item));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `ReinforcementLearningOutput`. */
export function checkReinforcementLearningOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["action"]);
  report.field(value, "action", (item) => checkReinforcementLearningOutputAction(item, report));
}

/** Checks one part of a larger value. */
function checkReinforcementLearningOutputAction(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.number(item), (item) => report.array(item, (part) => report.number(part))]);
}
