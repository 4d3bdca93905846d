/** The hub itself. */
export const HUB_BASE = "https://huggingface.co";

/** Hosts of the model hub: the only ones that a hub token may go to unasked. `*.` stands for any subdomain. */
export const HUB_HOSTS: readonly string[] = ["huggingface.co", "*.huggingface.co", "*.huggingface.cloud", "*.hf.space"];
