/** A playground in the list of playgrounds. */
export interface PlaygroundEntry {
  readonly path: string;
  readonly title: string;
  /** A sentence about the purpose of the playground. */
  readonly text: string;
}

/** All playgrounds, in the order of the list. */
export const PLAYGROUNDS: readonly PlaygroundEntry[] = [
  {
    path: "/playground/chat-template/",
    title: "Chat template",
    text: "Render a conversation with a chat template, see the white space of the prompt, and find out why a template fails.",
  },
  {
    path: "/playground/snippet/",
    title: "Snippet rules",
    text: "Edit the YAML entry of a library, and see the generated code, how each value is escaped, and all problems.",
  },
  {
    path: "/playground/provider/",
    title: "Provider entry",
    text: "Edit the YAML entry of an inference provider, and see every request that the client sends.",
  },
];
