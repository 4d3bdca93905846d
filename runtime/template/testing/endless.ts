import { parse } from "yaml";

/** The contents of `goldens/endless.yaml`. */
interface EndlessFile {
  readonly values: Readonly<Record<string, string>>;
  /** Expressions, one on each line. */
  readonly expressions: Readonly<Record<string, string>>;
  readonly statements: readonly string[];
  readonly templates: Readonly<Record<string, string>>;
}

/**
 * Returns templates with their names. Without a budget, these templates would run for a very long time.
 *
 * @param text the contents of the file `endless.yaml`
 * @param turns number of iterations of the loops
 */
export function endlessTemplates(text: string, turns: number): (readonly [name: string, source: string])[] {
  const { values, expressions, statements, templates } = parse(text) as EndlessFile;
  const repeat = (body: string): string => {
    const used = Object.keys(values).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    const sets = used.map((name) => `{% set ${name} = ${values[name]} %}`);
    return `${sets.join("")}{% for i in range(${turns}) %}${body}{% endfor %}`;
  };
  return [
    ...Object.values(expressions)
      .flatMap((lines) => lines.split("\n"))
      .map((one) => [one, repeat(`{% set x = ${one} %}`)] as const),
    ...statements.map((one) => [one, repeat(one)] as const),
    ...Object.entries(templates),
  ];
}
