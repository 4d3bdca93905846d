import { providerExample } from "./provider-example.ts";
import { providerFields } from "./provider-fields.ts";
import { providerFixedSecret } from "./provider-fixed-secret.ts";
import { providerIncompleteTask } from "./provider-incomplete-task.ts";
import { providerJobLimit } from "./response/provider-job-limit.ts";
import { providerJobStatus } from "./response/provider-job-status.ts";
import { providerJobUrl } from "./response/provider-job-url.ts";
import { providerMediaType } from "./response/provider-media-type.ts";
import { providerOutputTypes } from "./response/provider-output-types.ts";
import { providerReplyTake } from "./response/provider-reply-take.ts";
import { providerReservedFields } from "./provider-reserved-fields.ts";
import { providerRoute } from "./provider-route.ts";
import { providerTasks } from "./provider-tasks.ts";
import { providerTextBody } from "./provider-text-body.ts";
import { providerUnknownWord } from "./provider-unknown-word.ts";
import { providerValues } from "./provider-values.ts";
import type { Check } from "../../entry.ts";

/** The rules for providers. Each rule checks one entry, and the presets that the entry uses. */
export const PROVIDER_CHECKS: readonly Check[] = [
  providerExample,
  providerFields,
  providerFixedSecret,
  providerIncompleteTask,
  providerJobLimit,
  providerJobStatus,
  providerJobUrl,
  providerMediaType,
  providerOutputTypes,
  providerReplyTake,
  providerReservedFields,
  providerRoute,
  providerTasks,
  providerTextBody,
  providerUnknownWord,
  providerValues,
];
