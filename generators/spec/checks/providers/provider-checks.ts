import type { Check } from "../../entry.ts";
import { providerExample } from "./provider-example.ts";
import { providerFields } from "./provider-fields.ts";
import { providerTasks } from "./provider-tasks.ts";
import { TASK_CHECKS, wholeProvider } from "./shared-rules.ts";

export const PROVIDER_CHECKS: readonly Check[] = [
  providerExample,
  providerFields,
  providerTasks,
  wholeProvider,
  ...Object.values(TASK_CHECKS),
];
