import { describe, expect, test } from "vitest";
import { catalogueSpec, specOf } from "../spec/testing.ts";
import { compileLibrary } from "../snippets/library.ts";
import { codeShows, resultIsShown } from "./check.ts";

const python = (code: string): boolean =>
  codeShows("python", `from kit import Model, generate, load_model, pipeline\n${code}`);

describe("Python code shows a result if it", () => {
  test.each([
    ["prints the result of the model", 'pipe = pipeline("x", model="a/b")\nprint(pipe("Hello")[0]["text"])'],
    ["prints the result in an f-string", 'model = Model("a/b")\nanswer = model("Hello")\nprint(f"{answer.text:>9}")'],
    ["saves the result", 'pipe = pipeline("a/b")\npipe("Hello").images[0].save("image.png")'],
    ["prints each item in a list of results", 'for found in pipeline("a/b")("a.png"):\n    print(found["label"])'],
    [
      "prints results from two lists in one loop",
      'a, b = Model("a/b").run(1)\nfor x, y in zip(["one"], b):\n    print(x, y)',
    ],
    [
      "passes the model to a function, and prints what the function returns",
      'model = load_model("a/b")\nprint(generate(model, "Hello"))',
    ],
    [
      "writes the result to a file",
      'result = Model("a/b")(1)\nwith open("a.txt", "w") as file:\n    file.write(result)',
    ],
    ["tells the model to save the result", 'Model("a/b").predict("a.png", save=True)'],
    ["passes the name of an output file to the model", 'Model("a/b").enhance("in.wav", output_filename="better.wav")'],
    [
      "collects results in a list, and prints the list",
      'model = Model("a/b")\nall = []\nfor i in range(3):\n    all.append(model(i))\nprint(all)',
    ],
    [
      "prints an argument that the model changed",
      'text = "x"\ntagger = Model("a/b")\ntagger.predict(text)\nprint(text)',
    ],
    [
      "prints the result in a function that it defines",
      'def show(x):\n    print(x)\nmodel = Model("a/b")\nshow(model(1))',
    ],
    [
      "calls the model in a function that it defines, and prints the result",
      'model = Model("a/b")\ndef ask(x):\n    return model(x)\nprint(ask(1))',
    ],
    ["uses the result to choose the label that it prints", 'best = Model("a/b")(1)\nprint(["yes", "no"][best])'],
    ["prints the result of a model that an earlier block loaded", "print(model(inputs))"],
    [
      "saves the result with a function of another package",
      'import soundfile\nsound = Model("a/b")("Hi")\nsoundfile.write("a.wav", sound, 16000)',
    ],
    ["prints the documentation of the model's inputs", 'model = Model("a/b")\nhelp(model.forward)'],
  ])("%s", (_what, code) => {
    expect(python(code)).toBe(true);
  });
});

describe("Python code shows no result if it", () => {
  test.each([
    ["only loads the model", 'model = Model.from_pretrained("a/b")'],
    ["only prints the model", 'model = Model("a/b").eval()\nprint(model)'],
    ["only prints settings of the model", 'model = Model("a/b")\nprint(model.config)'],
    ["neither prints nor saves the result", 'pipe = pipeline("a/b")\nimage = pipe("Hello").images[0]'],
    ["only prints the input", 'text = "Hello"\nanswer = Model("a/b")(text)\nprint(text)'],
    [
      "only prints the path of a downloaded file",
      'from huggingface_hub import hf_hub_download\nprint(hf_hub_download("a/b", "c"))',
    ],
    [
      "only saves the input",
      'from PIL import Image\nimage = Image.open("a.png")\nimage.resize((1, 1)).save("b.png")\nModel("a/b")(1)',
    ],
    ["turns saving off", 'Model("a/b").predict("a.png", save=False)'],
    ["prepares the model", 'model = Model("a/b")\nmodel.to("cuda")\nprint(model.load_adapter("c"))'],
  ])("%s", (_what, code) => {
    expect(python(code)).toBe(false);
  });
});

test.each([
  [
    "javascript",
    'import { pipeline } from "kit";\nconst pipe = await pipeline("a/b");\nconsole.log(await pipe("x"));',
    true,
  ],
  [
    "javascript",
    'import { pipeline } from "kit";\nconst pipe = await pipeline("a/b");\nconst { depth } = await pipe("x");\nawait depth.save("d.png");',
    true,
  ],
  ["javascript", 'import { pipeline } from "kit";\nconst pipe = await pipeline("a/b");\nawait pipe("x");', false],
  [
    "javascript",
    'import { AutoModel } from "kit";\nconst model = await AutoModel.from_pretrained("a/b");\nconsole.log("loaded");',
    false,
  ],
  [
    "typescript",
    'import { run } from "kit";\nconst answer: string = await run(model, "x");\nconsole.log(answer);',
    true,
  ],
  ["csharp", "var worker = new Worker(model);\nDebug.Log(worker.PeekOutput());", true],
  ["csharp", "var worker = new Worker(model);", false],
  ["bash", "pip install kit\nhf download a/b", false],
  ["bash", "hf download a/b --local-dir b\nkit run b", true],
  ["bash", "git clone a\ncd a\nuv run python -m a", true],
] as const)("%s code %j shows a result: %s", (language, code, expected) => {
  expect(codeShows(language, code)).toBe(expected);
});

describe("the check", () => {
  const facts =
    "id: { kind: text, description: id of the model, path: id, default: a/b }\nwidget_text: { kind: text, description: a sample, path: widgetData.0.text }\n";
  const found = (template: string, more = "") => {
    const library = `snippets:\n  - language: python\n    template: ${JSON.stringify(template)}\n${more}examples: { a: { id: a/b } }\n`;
    return [...resultIsShown(specOf({ "libraries/kit": library, facts }))].map(
      ({ code, path }) => `${code} ${path.join("/")}`,
    );
  };
  const shown = 'import kit\nprint(kit.Model("{{id}}")(1))\n';
  const hidden = 'import kit\nmodel = kit.Model("{{id}}")\n';

  test("reports a template whose code shows no result", () => {
    expect(found(shown)).toEqual([]);
    expect(found(hidden)).toEqual(["nothing-shown snippets/0/template"]);
  });

  test("checks a template with and without its optional parts", () => {
    expect(found(`${hidden}{{#if widget_text}}\nprint(model("{{widget_text}}"))\n{{/if}}\n`)).toHaveLength(1);
    expect(
      found(`${hidden}{{#if widget_text}}\nprint(model("{{widget_text}}"))\n{{else}}\nprint(model(1))\n{{/if}}\n`),
    ).toEqual([]);
  });

  test("accepts a reason for code without a result, and reports a reason that is not needed", () => {
    const reason = "    shows: nothing\n    because: The program opens a window of its own.\n";
    expect(found(hidden, reason)).toEqual([]);
    expect(found(shown, reason)).toEqual(["needless-shows snippets/0/shows"]);
  });
});

test("at most ten rules of the catalogue show no result, and the most used libraries have no such rule", () => {
  const spec = catalogueSpec();
  const excused = spec.libraries.flatMap((entry) => {
    const rules = [...(compileLibrary(entry, spec)?.templates.keys() ?? [])];
    return rules.flatMap((rule) => (rule.showsNothing === undefined ? [] : [entry.id]));
  });
  expect(excused.length).toBeLessThanOrEqual(10);
  for (const key of ["transformers", "diffusers", "peft"]) expect(excused).not.toContain(key);
});
