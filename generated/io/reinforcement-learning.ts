// Generated – do not edit.
// source:    spec/io/reinforcement-learning.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to choose the next action of an agent. A trained policy chooses it from an observation. */
export interface ReinforcementLearningInput {
  [property: string]: unknown;
  /** Current state of the environment. */
  inputs: ReinforcementLearningInputData;
  /** Settings for choosing the action. Default: the policy's defaults. */
  parameters?: ReinforcementLearningParameters;
}

/** Current state of the environment. */
export interface ReinforcementLearningInputData {
  [property: string]: unknown;
  /** What the agent observes, in the format of the environment in which the policy was trained. */
  observation: ReinforcementLearningObservation;
}

/** The next action of the agent. */
export interface ReinforcementLearningOutput {
  [property: string]: unknown;
  /**
   * Number of the action if the environment has a countable set of actions. Otherwise a list of numbers, such as one
   * force per joint.
   */
  action: number | number[];
}

/**
 * A state number, a list of measured values, an image, or an object whose fields are the named parts of the
 * observation. An image is a list of rows of pixels with channel values.
 */
export type ReinforcementLearningObservation =
  | number
  | ReinforcementLearningVector
  | ReinforcementLearningFrame
  | Record<string, number | ReinforcementLearningVector | ReinforcementLearningFrame>;

/** Measured values, in the order that the environment defines. */
export type ReinforcementLearningVector = number[];

/**
 * An image as a list of rows. Each row is a list of pixels, and each pixel is a list of channel values, usually from 0
 * to 255. Other arrays with three axes have the same form.
 */
export type ReinforcementLearningFrame = ReinforcementLearningVector[][];

/** Settings for choosing the action. */
export interface ReinforcementLearningParameters {
  [property: string]: unknown;
  /**
   * If true, the policy chooses the action that it rates best. If false, it samples an action at random. Default:
   * false.
   *
   * @default false
   */
  deterministic?: boolean;
  /**
   * Target for the sum of rewards in the rest of the episode. Only policies that are conditioned on the return use it,
   * such as decision transformers. Default: the model's default.
   */
  target_return?: number;
  /**
   * Seed of the random number generator. Not used if deterministic is true. Default: a different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
