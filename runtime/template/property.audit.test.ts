import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { Template, TemplateBudgetError, TemplateError, TemplateSyntaxError } from "./index.ts";
import { word } from "./testing/filter-sources.ts";
import { statements } from "./testing/statement-sources.ts";
import { template } from "./testing/template-sources.ts";
import { makeContext } from "./testing/values.ts";

/**
 * A fixed seed, so that the tests use the same values every time. To search for more faults, increase
 * `TEMPLATE_PROPERTY_RUNS`.
 */
const SEED = 20260105;
const RUNS = Number(process.env["TEMPLATE_PROPERTY_RUNS"] ?? 1500);

const fragments = word(
  `{{  }}  {%  %}  {#  #}  -  +  '  "  (  )  [  ]  {  }  ,  .  :  |  ~  =  ==  !  *  **  /  //  %  <  >  \n`,
  "if  else  elif  endif  for  in  endfor  set  endset  macro  endmacro  call  endcall  raw  endraw  filter  endfilter",
  "with  endwith  not  and  or  is  none  true  x  upper  1  2.5  0x  1e  \\  \\x  loop  recursive  break  continue",
  "generation  endgeneration  autoescape  endautoescape  é  😀  \0",
);

/** Renders a template. Returns the text, or a short description of the error. */
function outcome(source: string): string {
  try {
    return `text ${new Template(source).render(makeContext())}`;
  } catch (error) {
    if (error instanceof TemplateBudgetError) return "budget";
    if (error instanceof TemplateSyntaxError) return "syntax error";
    if (error instanceof TemplateError) return `error in line ${error.line}`;
    throw error;
  }
}

test("a template renders the same text when formatted, and formatting it again changes nothing", () => {
  const indents = constantFrom(2, 4, "\t" as const);
  const stable = property(oneof(template, statements), indents, (source, indent) => {
    const before = outcome(source).replace(/in line .*/, "");
    if (before === "syntax error" || before === "budget") return;
    const formatted = new Template(source).format({ indent });
    const again = [outcome(formatted).replace(/in line .*/, ""), new Template(formatted).format({ indent })];
    expect(again).toEqual([before, formatted]);
  });
  assert(stable, { seed: SEED, numRuns: RUNS });
});

/** Returns the name of the error that compiling the source throws, or an empty text. */
function readingError(source: string): string {
  try {
    return new Template(source).variables().every((name) => typeof name === "string") ? "" : "no names";
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

test("a source with a syntax error throws only a TemplateSyntaxError or a TemplateBudgetError", () => {
  const pieces = array(fragments, { maxLength: 40 }).map((parts) => parts.join(" ").replaceAll("{ {", "{{"));
  const sources = oneof(pieces, string({ unit: "binary", maxLength: 60 }), template, statements);
  const documented = property(sources, (source) => {
    expect(["", "TemplateSyntaxError", "TemplateBudgetError"]).toContain(readingError(source));
  });
  assert(documented, { seed: SEED, numRuns: 4 * RUNS });
});
