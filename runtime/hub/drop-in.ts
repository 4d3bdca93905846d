import { rules } from "../../generated/snippets/kernels.ts";
import { applyRules } from "../snippets/apply.ts";

/** Environment variables that any coding agent can set to its own name. They are read in this order. */
export const STANDARD_AGENT_ENV_VARS = ["AI_AGENT", "AGENT"] as const;

/** URL of the router for one provider. `{{PROVIDER}}` is replaced by the provider's id. */
export const HF_HUB_INFERENCE_PROXY_TEMPLATE: string = "https://router.huggingface.co/{{PROVIDER}}";

/** Id of a provider. Any text is allowed, because the hub can add providers at any time. */
export type SnippetInferenceProvider = string;

/**
 * Returns the router's OpenAI-compatible base URL for one provider.
 *
 * For chat, `https://router.huggingface.co/v1` serves every provider; append the provider to the model id
 * (`owner/name:provider`).
 *
 * @example openAIbaseUrl("together") // "https://router.huggingface.co/together"
 */
export function openAIbaseUrl(provider: SnippetInferenceProvider): string {
  const url = HF_HUB_INFERENCE_PROXY_TEMPLATE.replace("{{PROVIDER}}", () => encodeURIComponent(provider));
  return provider === "hf-inference" ? `${url}/v1` : url;
}

/** A library that loads compute kernels from the hub. */
export interface KernelLibraryUiElement {
  /** Name shown to people. */
  prettyLabel: string;
  /** Name of the source repository. */
  repoName: string;
  /** URL of the source code. */
  repoUrl: string;
  /** URL of the documentation. */
  docsUrl?: string;
  /** Returns code that installs the library and loads a kernel: one string for each code block. */
  snippets?: (kernelId: string, version?: number) => string[];
}

/** Key of a library that loads compute kernels. */
export type KernelLibraryKey = "kernels";

/** Libraries that load compute kernels from the hub, by key. All of them have `snippets`. */
export const KERNEL_LIBRARIES_UI_ELEMENTS: Record<
  KernelLibraryKey,
  KernelLibraryUiElement & Required<Pick<KernelLibraryUiElement, "snippets">>
> = {
  kernels: {
    prettyLabel: "Kernels",
    repoName: "Kernels",
    repoUrl: "https://github.com/huggingface/kernels",
    docsUrl: "https://huggingface.co/docs/kernels",
    snippets: (id, selectedVersion) => applyRules(rules, { id, selectedVersion }).map(({ code }) => code),
  },
};
