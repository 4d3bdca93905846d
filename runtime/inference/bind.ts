import { perform } from "./call.ts";
import type { AnyArgs, Give } from "./call.ts";
import { after, further } from "./lazy.ts";
import type { MethodOf } from "./methods.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";

/** What a function is called with, completed by what its client knows. */
export interface Completed {
  readonly args: AnyArgs;
  readonly options: ClientOptions;
}

/** Completes arguments and options. @throws InputError when there are no arguments */
export type Completing = (args: object, options: CallOptions | undefined) => Completed;

/** The same, where what looks at the options may have to be loaded first. */
export type LateCompleting = (...given: Parameters<Completing>) => Completed | Promise<Completed>;

/** For functions without a client: everything is in the arguments. What may be wrong is looked at elsewhere. */
export const asGiven: LateCompleting = (args, options) => {
  const given = { args: args as AnyArgs, options: options ?? {} };
  return Object(args) === args && !options ? given : after(further(), ({ checked }) => checked(given));
};

/** The function of a task. */
export function method<Task extends keyof MethodOf>(
  runtime: Runtime,
  task: Task,
  complete: LateCompleting = asGiven,
): MethodOf[Task] {
  const giving =
    <Output>(give: Give<Output>) =>
    (given: object, options?: CallOptions): Promise<Output> => {
      try {
        return after(complete(given, options), ({ args, options: all }) => perform(runtime, task, args, all, give));
      } catch (error) {
        return Promise.reject(error);
      }
    };
  const plain = giving((data) => data);
  const full = giving((data, answer) => after(further(), ({ withResponse }) => withResponse(data, answer)));
  // The types of inputs and results are those that the providers' declarations are tested against.
  return Object.assign(plain, { withResponse: full }) as unknown as MethodOf[Task];
}
