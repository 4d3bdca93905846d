import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { renderChat, renderChatTemplate, Template, TemplateBudgetError, TemplateSyntaxError } from "./index.ts";
import { type PrecompiledTemplate, precompile, Template as WritingTemplate } from "./precompile.ts";
import * as runtime from "./runtime.ts";

const GREETING = "{% for m in messages %}<{{ m.role }}>{{ m.content | trim }}\n{% endfor %}";
const messages = [
  { role: "user", content: " Hi " },
  { role: "assistant", content: "Hello, you" },
];

describe("Template", () => {
  test("renders again and again without compiling again", () => {
    const template = new Template(GREETING);
    expect(template.render({ messages })).toBe("<user>Hi\n<assistant>Hello, you\n");
    expect(template.render({ messages: [] })).toBe("");
  });

  test("says where and what an error is, with a name to try", () => {
    expect(() => new Template("{{ messages | shout }}")).toThrow(TemplateSyntaxError);
    expect(() => new Template("{{ messages | shout }}")).toThrow(
      '1:15 unknown filter "shout" (did you mean "sort"?)\n  {{ messages | shout }}\n                ^^^^^',
    );
  });

  test("names the macros on the way to an error", () => {
    const template = new Template("{% macro deep(x) %}\n{{ x.y.z }}{% endmacro %}\n\n{{ deep({}) }}");
    expect(() => template.render()).toThrow(/^2:4 "x\.y" is undefined.*called as deep\(\) from line 4/s);
  });

  test("knows the caller's filters, tests, functions and clock", () => {
    const template = new Template(
      "{{ 2 | double }} {{ 3 is big }} {{ greet('Ann', loud=true) }} {{ strftime_now('%Y') }}",
      {
        filters: { double: (value: number) => value * 2 },
        tests: { big: (value: number) => value > 2 },
        globals: { greet: (name: string, { loud }: { loud: boolean }) => `hi ${name}${loud ? "!" : ""}` },
        now: () => new Date(2024, 6, 26),
      },
    );
    expect(template.render()).toBe("4 True hi Ann! 2024");
  });

  test("sees what a function of the caller changes", () => {
    const turn = { text: "one", parts: { a: 1 } };
    const edit = (): string => {
      Object.assign(turn, { text: "two" });
      Object.assign(turn.parts, { a: 2, b: 3 });
      return "";
    };
    const source =
      "{% for x in [turn] %}{{ x.text }}{{ edit() }}{{ x.text }}{% for k, v in x.parts.items() %}{{ k ~ v }}{% endfor %}{% endfor %}";
    expect(new Template(source, { globals: { edit } }).render({ turn })).toBe("onetwoa2b3");
  });

  test("gives pairs of an object to whoever asks for them in a loop", () => {
    const source =
      "{% for k, v in x.items() %}{{ loop.previtem }}{{ k ~ v }}{{ loop.nextitem }}{{ loop.changed(v) }};{% endfor %}";
    expect(new Template(source).render({ x: { a: 1, b: 2 } })).toBe("a1('b', 2)True;('a', 1)b2True;");
  });

  test("stops at its budgets", () => {
    const template = new Template("{% for i in range(1000) %}x{% endfor %}", { budgets: { steps: 100 } });
    expect(() => template.render()).toThrow(TemplateBudgetError);
  });

  test("lists what it reads", () => {
    const template = new Template(
      "{% set x = a %}{% for m in messages if m.ok %}{{ m.b ~ x ~ range(tools) }}{% endfor %}",
    );
    expect(template.variables()).toEqual(["a", "messages", "tools"]);
  });

  test("is written anew with four columns a level", () => {
    const source = "{# hello #}\n{% if a is defined %}x\n{% else %}{{ b|default('y', true) }}{% endif %}";
    expect(new Template(source).format()).toBe(
      '{#- hello -#}\n{%- if a is defined -%}\n    {{- "x\\n" -}}\n{%- else -%}\n    {{- b | default("y", true) -}}\n{%- endif -%}\n',
    );
  });
});

test.each([
  ["{{a+-b*( c-1 )}}", "{{- a + -b * (c - 1) -}}"],
  ["{{ x [ 1: ] [:: -1].y ( *a , k = 1 , ** b ) }}", "{{- x[1:][::-1].y(*a, k=1, **b) -}}"],
  ["{{ {'a':[ 1,( 2, )] , 'b':not(c)} }}", '{{- {"a": [1, (2,)], "b": not (c)} -}}'],
  ["{{ x is not in(y) and x.in(y) }}", "{{- x is not in (y) and x.in(y) -}}"],
  ["{{ 1 .real }}{{ 1 .5 }}{{ x.0.1 }}", "{{- 1 .real -}}\n{{- 1 .5 -}}\n{{- x.0.1 -}}"],
  ["{%set(a,b)=1,2%}{%set n.a=1%}", "{%- set (a, b) = 1, 2 -%}\n{%- set n.a = 1 -%}"],
  ["{%set a|join(d='')%}b{%endset%}", '{%- set a | join(d="") -%}\n  {{- "b" -}}\n{%- endset -%}'],
  ["{%if(a)%}{%elif b%}{%else%}{%endif%}", "{%- if (a) -%}\n{%- elif b -%}\n{%- else -%}\n{%- endif -%}"],
  ["{%autoescape true%}<{%endautoescape%}<", /"<" \| safe -\}\}\n\{%- endautoescape -%\}\n\{\{- "<" -\}\}/],
])("%s is written anew with the usual spaces", (source, written) => {
  const formatted = new Template(source).format({ indent: 2 }).trim();
  if (typeof written === "string") expect(formatted).toBe(written);
  else expect(formatted).toMatch(written);
  expect(new Template(formatted).format({ indent: 2 }).trim()).toBe(formatted);
});

describe("precompiled modules", () => {
  const load = async (source: string): Promise<PrecompiledTemplate & { render: (...given: unknown[]) => string }> =>
    import(`data:text/javascript,${encodeURIComponent(precompile(source))}`);

  test("render what the template renders", async () => {
    const module = await load(GREETING);
    expect(module.render({ messages }, runtime)).toBe(new Template(GREETING).render({ messages }));
  });

  test("render with the entry that reads no templates", async () => {
    const source = "{% for m in messages %}{{ m.role | upper }}{{ m | tojson }}{% endfor %}{{ greet('Ann') }}";
    const globals = { greet: (name: string) => `hi ${name}` };
    const module = await load(source);
    const expected = new Template(source, { globals }).render({ messages });
    expect(new runtime.Template(module, { globals }).render({ messages })).toBe(expected);
    expect((await load(GREETING)).render({ messages }, runtime)).toBe(new Template(GREETING).render({ messages }));
  });

  test("of another version are refused", async () => {
    const module = await load(GREETING);
    const older = { ...module, revision: module.revision - 1 };
    expect(() => new runtime.Template(older)).toThrow("write it anew");
  });

  /** The files of this folder that a bundle of an entry consists of. */
  const filesOf = (entry: string): string[] => {
    const { metafile } = buildSync({
      entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
      bundle: true,
      format: "esm",
      treeShaking: true,
      metafile: true,
      write: false,
      outfile: "bundle.js",
    });
    const parts = Object.entries(metafile.outputs["bundle.js"]?.inputs ?? {});
    return parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => basename(path));
  };

  test("need no code that reads or writes templates", () => {
    const used = filesOf("runtime.ts");
    expect(used).toContain("compiled-template.ts");
    expect(used.filter((name) => /^(parse|lex|emit|precompile|format\.|walk|scope)/.test(name))).toEqual([]);
  });

  test("weigh nothing where templates are only rendered", () => {
    const used = filesOf("index.ts");
    expect(used).toContain("source-template.ts");
    expect(used.filter((name) => /^(emit|precompile|module)/.test(name))).toEqual([]);
  });

  test("are also written by a Template with the static method", () => {
    expect(WritingTemplate.precompile(GREETING)).toBe(precompile(GREETING));
    expect(new WritingTemplate(GREETING).render({ messages })).toBe(new Template(GREETING).render({ messages }));
  });

  test("name the same place in an error", async () => {
    const source = "{% macro m(x) %}{{ x.y.z }}{% endmacro %}\n{{ m({}) }}";
    const module = await load(source);
    const messageOf = (run: () => string): string => {
      try {
        return run();
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    };
    expect(messageOf(() => new runtime.Template(module).render())).toBe(messageOf(() => new Template(source).render()));
  });

  test("read own properties only, even of a polluted prototype", async () => {
    const module = await load("{{ a.polluted is defined }}");
    Reflect.defineProperty(Object.prototype, "polluted", { value: 1, configurable: true });
    try {
      expect(new runtime.Template(module).render({ a: {} })).toBe("False");
    } finally {
      Reflect.deleteProperty(Object.prototype, "polluted");
    }
  });
});

test.each([undefined, null, 5])("a source that is no text is told: %j", (source) => {
  expect(() => new Template(source as never)).toThrow(
    new TypeError(`a template is a text; this one is ${typeof source}`),
  );
});

test("a level of a formatted template is as wide as it is said", () => {
  const template = new Template("{% if a %}b{% endif %}");
  expect(template.format({ indent: "  " })).toBe(template.format({ indent: 2 }));
  expect(template.format({ indent: "\t" })).toContain("\n\t");
});

describe("renderChatTemplate", () => {
  test.each([5, true, null, [null], [5], [{}], [{ name: "default", template: 5 }], { default: null }, { default: 5 }])(
    "a config that holds no template: %j",
    (template) => {
      const config = { chat_template: template as never };
      expect(() => renderChatTemplate(config, { messages: [] })).toThrow(
        new RangeError("there is no chat template; the tokenizer config has: none"),
      );
    },
  );

  const config = {
    bos_token: { content: "<s>" },
    chat_template: [
      { name: "default", template: `{{ bos_token }}${GREETING}` },
      { name: "tool_use", template: "{{ tools | length }} tools" },
    ],
  };

  test("takes special tokens and the fitting template from a tokenizer config", () => {
    expect(renderChatTemplate(config, { messages })).toBe("<s><user>Hi\n<assistant>Hello, you\n");
    expect(renderChatTemplate(config, { messages, tools: [{}] })).toBe("1 tools");
    expect(() => renderChatTemplate(config, { messages, chat_template: "rag" })).toThrow(
      'the tokenizer config has: "default", "tool_use"',
    );
  });

  test("leaves the last message open", () => {
    expect(renderChatTemplate(GREETING, { messages, continue_final_message: true })).toBe(
      "<user>Hi\n<assistant>Hello, you",
    );
  });

  test("marks what the assistant wrote", () => {
    const { text, assistantSpans } = renderChat("a{% generation %}bc{% endgeneration %}d", { messages });
    expect(assistantSpans.map(([start, end]) => text.slice(start, end))).toEqual(["bc"]);
  });
});
