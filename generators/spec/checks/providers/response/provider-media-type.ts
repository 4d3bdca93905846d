import { mediaType } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that base64 media have a default MIME type. */
export const providerMediaType = perTask("media-type", mediaType);
