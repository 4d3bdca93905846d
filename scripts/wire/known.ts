import type { Row } from "./rows.ts";

/** Snippets of a client that are known to send another request, or to read the reply in another way, and why. */
type KnownDifference = readonly [client: string, provider: string, task: string, reason: string];

const HUB = "js/huggingface.js";

const DIFFERENCES: readonly KnownDifference[] = [
  [HUB, "groq", "text-generation", "the client calls a chat route, but sends no messages"],
  [HUB, "novita", "text-generation", "the client calls a chat route, but sends no messages"],
  [HUB, "scaleway", "text-generation", "the client sends parameters that have no effect"],
  [HUB, "together", "text-generation", "the client sends parameters that have no effect"],
  [HUB, "hf-inference", "image-segmentation", "the client rejects masks without a score"],
  [HUB, "hf-inference", "table-question-answering", "the client sends the question in `question`, not `query`"],
  [HUB, "replicate", "text-to-image", "the client does not wait for predictions"],
  [HUB, "replicate", "text-to-video", "the client does not wait for predictions"],
];

/** Returns why the snippet of a row is known to differ, or undefined. */
export function knownDifference({ clientName, part }: Row): string | undefined {
  return DIFFERENCES.find(
    ([client, provider, task]) => client === clientName && provider === part.provider && task === part.task,
  )?.[3];
}
