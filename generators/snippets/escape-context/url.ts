import { type HostLexer, refuse, writeInText } from "./host.ts";

interface UrlState {
  /** The current part of the address. The host may be empty, as in `app:///path`. */
  readonly part: "scheme" | "slashes" | "host" | "path" | "query" | "fragment";
  /** Number of slashes after the colon. */
  readonly slashes: number;
}

/** The lexer for links: a fixed scheme and host, with placeholders (`{{…}}`) in the path or the query. */
export const urlLexer: HostLexer<UrlState> = {
  start: { part: "scheme", slashes: 0 },
  step: (state, char) => {
    if (/[\s"'<>\\^`{|}]/.test(char)) refuse("host-syntax", "a link contains a character that must be percent-encoded");
    switch (state.part) {
      case "scheme":
        if (char === ":") return { part: "slashes", slashes: 0 };
        if (!/[a-z0-9+.-]/.test(char)) refuse("host-syntax", "a link must start with a scheme", "for example https://");
        return state;
      case "slashes":
        if (char !== "/") refuse("host-syntax", "two slashes must follow the scheme of a link", "for example https://");
        return state.slashes === 1 ? { part: "host", slashes: 2 } : { ...state, slashes: 1 };
      case "host":
      case "path":
        if (char === "/") return { ...state, part: "path" };
        if (char === "?") return { ...state, part: "query" };
        return char === "#" ? { ...state, part: "fragment" } : state;
      case "query":
        return char === "#" ? { ...state, part: "fragment" } : state;
      case "fragment":
        return state;
    }
  },
  placeholder: (state, placeholder) => {
    if (state.part === "path")
      return { write: writeInText(placeholder, "a path", { language: "url", method: "inPath" }), state };
    if (state.part === "query") {
      return { write: writeInText(placeholder, "a query", { language: "url", method: "inQuery" }), state };
    }
    return refuse(
      "unsafe-place",
      `the placeholder is in the ${state.part} of a link`,
      "put the placeholder into the path or the query",
    );
  },
  context: ({ part }) => part,
  end: ({ part }) => {
    if (part === "scheme" || part === "slashes") refuse("open-end", "the link ends before its path");
  },
};
