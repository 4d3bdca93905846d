import { mediaType } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Media that come as base64 have a MIME type to fall back on. */
export const providerMediaType = perTask("media-type", mediaType);
