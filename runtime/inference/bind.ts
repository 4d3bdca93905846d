import { perform } from "./call.ts";
import type { AnyArgs, Give } from "./call.ts";
import { InputError } from "./input-error.ts";
import { after, further } from "./lazy.ts";
import type { MethodOf } from "./methods.ts";
import { checkOptions } from "./option-checks.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";

/** What a function is called with, completed by what its client knows. */
export interface Completed {
  readonly args: AnyArgs;
  readonly options: ClientOptions;
}

/** Completes arguments and options. @throws InputError when there are no arguments */
export type Completing = (args: object, options: CallOptions | undefined) => Completed;

/** For functions without a client: everything is in the arguments. */
export const asGiven: Completing = (args, options = {}) => {
  checkParameters(args);
  checkOptions(options);
  return { args: args as AnyArgs, options };
};

/** @throws InputError @source product specification, "Error catalogue", for the sentence */
export function checkParameters(args: unknown): void {
  if (typeof args !== "object" || args === null) throw new InputError("Params are required");
}

/** The function of a task. */
export function method<Task extends keyof MethodOf>(
  runtime: Runtime,
  task: Task,
  complete: Completing = asGiven,
): MethodOf[Task] {
  const giving =
    <Output>(give: Give<Output>) =>
    (given: object, options?: CallOptions): Promise<Output> => {
      try {
        const { args, options: all } = complete(given, options);
        return perform(runtime, task, args, all, give);
      } catch (error) {
        return Promise.reject(error);
      }
    };
  const plain = giving((data) => data);
  const full = giving((data, answer) => after(further(), ({ withResponse }) => withResponse(data, answer)));
  // The types of inputs and results are those that the providers' declarations are tested against.
  return Object.assign(plain, { withResponse: full }) as unknown as MethodOf[Task];
}
