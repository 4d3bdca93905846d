import { providerExample } from "./checks/provider-example.ts";
import { providerFields } from "./checks/provider-fields.ts";
import { providerFixedSecret } from "./checks/provider-fixed-secret.ts";
import { providerIncompleteTask } from "./checks/provider-incomplete-task.ts";
import { providerJobLimit } from "./checks/provider-job-limit.ts";
import { providerJobStatus } from "./checks/provider-job-status.ts";
import { providerJobUrl } from "./checks/provider-job-url.ts";
import { providerMediaType } from "./checks/provider-media-type.ts";
import { providerOutputTypes } from "./checks/provider-output-types.ts";
import { providerReplyTake } from "./checks/provider-reply-take.ts";
import { providerReservedFields } from "./checks/provider-reserved-fields.ts";
import { providerRoute } from "./checks/provider-route.ts";
import { providerTasks } from "./checks/provider-tasks.ts";
import { providerTextBody } from "./checks/provider-text-body.ts";
import { providerUnknownWord } from "./checks/provider-unknown-word.ts";
import type { Check } from "./entry.ts";

/** The rules for providers: each looks at one entry, and at the presets that it uses. */
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
];
