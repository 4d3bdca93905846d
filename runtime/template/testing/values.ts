import { float } from "../index.ts";

/** Returns a context with values of many kinds. */
export const makeContext = (): Record<string, unknown> => ({
  i: 3,
  f: 2.5,
  w: float(4),
  s: "héllo wörld",
  e: "",
  n: null,
  t: true,
  l: [3, 1, 2],
  d: { a: 1, b: "x", c: [true, null] },
  m: [
    { role: "user", k: 1 },
    { role: "bot", k: 2 },
  ],
  big: 1180591620717411303424n,
  u: "a😀é\u0301 𝒳z ǅ ß ﬁ",
  h: `<b>x & "y"</b> see http://a.b/c?d=1&e=(2), (www.x.org) <q@b.de>; ftp://z.y &amp; &lt;i&gt;`,
  p: "The quick-brown fox\n  jumps\tover\r\n\nthe lazy dog's tail--and then some-thing-very-long/indeed",
  g: [
    { role: "b", k: 2, v: { a: 1 } },
    { role: "A", k: "x", v: { a: "y" } },
    { role: "B", k: 1, v: {} },
    { role: "a", v: { a: [1] } },
  ],
  r: [
    ["b", 2],
    ["A", 1],
    ["a", 3],
  ],
  q: [
    "The quick-brown fox jumps over the lazy dog and then runs away for ever and ever",
    { a: "word ".repeat(30), tail: "l\nm " + "x".repeat(90) },
    [["it's " + "y z".repeat(40)]],
  ],
  x: ["b", "A", "a", "B", "é", "É", "1", 1],
  y: { b: 2, A: 3, a: 1, B: "x" },
  z: [0.1, -2, 7, 2.5, true],
});

const PYTHON_NUMBERS: Readonly<Record<string, string>> = { w: "4.0", big: "1180591620717411303424" };

/**
 * The context of `makeContext` as JSON text for Python. The numbers in `PYTHON_NUMBERS` are inserted as text:
 * `JSON.stringify` would print the float 4.0 as `4`, which Python reads as an int.
 */
export const PYTHON_CONTEXT: string = JSON.stringify(makeContext(), (name, value: unknown) =>
  name in PYTHON_NUMBERS ? `@${name}@` : value,
).replace(/"@(\w+)@"/g, (_, name: string) => PYTHON_NUMBERS[name] ?? "");
