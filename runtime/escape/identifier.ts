import { remembering } from "./characters.ts";

/** Keywords of Python, JavaScript and C#, and names that have a special meaning in one of them. */
const RESERVED = new Set(
  (
    "False None True abstract and arguments as assert async await base bool break byte case catch char checked class " +
    "const continue debugger decimal def default del delegate delete do double elif else enum eval event except explicit " +
    "export extends extern false finally fixed float for foreach from function global goto if implements implicit import " +
    "in instanceof int interface internal is lambda let lock long namespace new nonlocal not null object operator or out " +
    "override package params pass private protected public raise readonly ref return sbyte sealed short sizeof stackalloc " +
    "static string struct super switch this throw true try typeof uint ulong unchecked undefined unsafe ushort using var " +
    "virtual void volatile while with yield"
  ).split(" "),
);

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Returns true for a string that is a valid name in Python, JavaScript and C#. Such a name consists of ASCII letters,
 * digits and `_`, and is not a keyword.
 */
export const isIdentifier = remembering((text) => NAME.test(text) && !RESERVED.has(text));
