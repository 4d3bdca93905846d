/** The first line of every generated module. A file without this line was not generated. */
export const GENERATED_MARK = "// Generated – do not edit.";

/** Words that are not allowed as names in a strict module. */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof var void while with yield"
  ).split(" "),
);

/** Returns true for a plain ASCII name that needs no quotes as a property key. */
export function isPlainName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text);
}

/**
 * Returns an id as the name of a constant: `text-to-3d` → `textTo3d`, `any-to-any` → `anyToAny`.
 *
 * Words are separated by any character that is not a letter or a digit. A `_` is kept between two digits (`yolo-2-1`
 * → `yolo2_1`). A name that is reserved or starts with a digit gets a `_`.
 */
export function camelCase(id: string): string {
  const [first = "", ...others] = words(id);
  return safeName(others.reduce(joinWords, first.charAt(0).toLowerCase() + first.slice(1)));
}

/** Returns an id as the name of a type: `text-to-3d` → `TextTo3d`. See `camelCase`. */
export function pascalCase(id: string): string {
  return safeName(words(id).reduce(joinWords, ""));
}

/** Returns the name of a type as the name of a table: `GGMLFileQuantizationType` → `GGML_FILE_QUANTIZATION_TYPE`. */
export function upperCase(name: string): string {
  return safeName(
    words(name.replace(/([a-z\d])([A-Z])/g, "$1_$2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1_$2"))
      .join("_")
      .toUpperCase(),
  );
}

function words(id: string): string[] {
  return id.split(/[^A-Za-z\d]+/).filter((word) => word !== "");
}

function joinWords(name: string, word: string): string {
  const separator = /\d$/.test(name) && /^\d/.test(word) ? "_" : "";
  return name + separator + word.charAt(0).toUpperCase() + word.slice(1);
}

function safeName(name: string): string {
  if (RESERVED.has(name)) return `${name}_`;
  return name === "" || /^\d/.test(name) ? `_${name}` : name;
}
