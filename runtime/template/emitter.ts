import { Compiler, type Makers, type Names } from "./compiler.ts";
import type { Frame, Reference, Scope } from "./scope.ts";

const NONE: Makers = {
  expression: () => () => undefined,
  condition: () => () => false,
  statement: () => undefined,
};

/** A loop that is being written: the number of its variables, and the function they stand in. */
interface OpenLoop {
  readonly number: number;
  readonly function: number;
  readonly pairs: boolean;
}

/** These stand around a new variable, and around one that has been given a value. No literal holds them as they are. */
const NEW = "\u0001";
const GIVEN = "\u0002";
const MARKED = new RegExp(`([${NEW}${GIVEN}])(\\w+)\\1`, "g");

/** What is known while a template is written as JavaScript: what the compiler knows, and the pieces of the module. */
export class Emitter extends Compiler {
  /** Definitions that stand before the code, made once. */
  readonly definitions: string[] = [];
  /** Names of fields that are read in place. */
  readonly fields = new Set<string>();
  /** The functions of the named blocks. */
  readonly blockCode = new Map<string, string>();
  /** Whether a `break` written now stands in the JavaScript of its loop, and not in a function within it. */
  inLoop = false;
  /** Whether the function that is being written gives the text that it writes. */
  private writes = false;
  private temporaries = 0;
  private counter = 0;
  /** The function that is being written. */
  private function = 0;
  private functions = 0;
  /** Loops whose variables can be read in place. */
  private readonly openLoops = new Map<Reference, OpenLoop>();
  /** Loops of which the template needs more. */
  private readonly loopObjects = new Set<Reference>();
  /** Variables of which the template asks whether they hold plain objects. */
  private readonly asked = new Set<string>();

  constructor(names: Names, nesting: number, autoescape: boolean) {
    super(names, nesting, autoescape, NONE);
  }

  /** Defines a value once; the same source gives the same name. */
  hoist(source: string): string {
    const known = this.definitions.indexOf(source);
    return `c${known < 0 ? this.definitions.push(source) - 1 : known}`;
  }

  /** A variable for the inside of one expression. */
  temporary(): string {
    return `t${this.temporaries++}`;
  }

  /** A number that no other piece of the module has. */
  unique(): number {
    return this.counter++;
  }

  /**
   * Where text goes: a variable of the function, which costs the host less than a field. Only templates with
   * `generation` blocks, which have to know where in the whole text they are, need the field.
   */
  get out(): string {
    return this.marks ? "run.out" : "o";
  }

  /** Code that puts more text behind what has been written. */
  write(more: string): string {
    return `${this.out} = grow(${this.out} + ${more});\n`;
  }

  /** A jump that leads out of a function; of one that gives its text, it is the end. */
  jump(code: string): string {
    return `return ${this.writes ? this.out : code};\n`;
  }

  /** A function that gives the text that it writes, or puts it where all text goes. */
  writer(make: () => string): string {
    return this.lambda(make, "", true);
  }

  /** A function; its temporaries are its own, and no jump leads out of it. `writes`: it gives the text that it writes. */
  lambda(make: () => string, parameters = "", writes = false): string {
    const { temporaries, inLoop, function: outer, writes: outerWrites } = this;
    this.temporaries = 0;
    this.inLoop = false;
    this.writes = writes && !this.marks;
    this.function = ++this.functions;
    const code = make();
    const own = Array.from({ length: this.temporaries }, (_, index) => `t${index}`);
    if (this.writes) own.push(`${this.out} = ""`);
    const end = this.writes ? `return ${this.out};\n` : "";
    Object.assign(this, { temporaries, inLoop, function: outer, writes: outerWrites });
    return `(${parameters}) => {${own.length > 0 ? ` let ${own.join(", ")};` : ""}\n${code}${end}}`;
  }

  /**
   * A function with a frame of its own, whose variables are its variables. One without a value gives the text it writes.
   * @param given code of what slots hold when it is called
   */
  frameLambda(
    frame: Frame,
    make: () => string,
    given: () => ReadonlyMap<number, string>,
    { parameters = "s", writes = true } = {},
  ): string {
    return this.lambda(
      () => {
        const code = make();
        const values = given();
        const names = Array.from({ length: frame.size - 1 }, (_, index) => {
          const variable = `v${frame.depth}_${index + 1}`;
          const declared = `let ${variable};\n${NEW}${variable}${NEW}`;
          const value = values.get(index + 1);
          return value ? declared + this.assign(variable, value) : declared;
        });
        return names.join("") + code;
      },
      parameters,
      writes,
    );
  }

  /** The variable of a slot. */
  variable(reference: Reference): string {
    if (reference.loop) this.loopObjects.add(reference);
    return `v${reference.frame.depth}_${reference.slot}`;
  }

  /** A loop begins whose list and index are the variables `l` and `i` of that number; `pairs`: the list holds keys only. */
  openLoop(loop: Reference, number: number, pairs: boolean): void {
    this.openLoops.set(loop, { number, function: this.function, pairs });
  }

  /** The number of the variables of a loop, when the code written now can read them; `items`: it needs the items. */
  loopNumber(loop: Reference, items: boolean): number | undefined {
    const open = this.openLoops.get(loop);
    return open?.function === this.function && !(items && open.pairs) ? open.number : undefined;
  }

  /** Whether the template uses `loop` in any other way than through its list and index. */
  needsObject(loop: Reference): boolean {
    return this.loopObjects.has(loop);
  }

  /** Where the value of a name stands. */
  reference(name: string): string {
    const reference = this.scope.find(name);
    return reference ? this.variable(reference) : "undefined";
  }

  /** Code that gives a variable a value. */
  assign(variable: string, value: string): string {
    return `${variable} = ${value};\n${GIVEN}${variable}${GIVEN}`;
  }

  /**
   * Whether a variable holds a plain object, whose fields may be read in place. That is a variable too, kept where the
   * template asks: to look at the object once for all its fields is worth much where objects of many shapes pass by.
   */
  isPlain(variable: string): string {
    this.asked.add(variable);
    return variable.replace("v", "q");
  }

  /** Code in which it is noted of the variables that {@link isPlain} was asked about, now that all of them are known. */
  settle(code: string): string {
    return code.replaceAll(MARKED, (_, mark: string, variable: string) => {
      if (!this.asked.has(variable)) return "";
      return mark === NEW
        ? `let ${this.isPlain(variable)};\n`
        : `${this.isPlain(variable)} = typeof ${variable} === "object" && ${variable}?.__proto__ === plain;\n`;
    });
  }

  /** The copies that entering a scope makes. */
  copies(scope: Scope): string {
    const entries = scope.entries().filter((entry) => entry.from || scope !== this.root);
    const copied = entries.map(({ slot, from }) => {
      return this.assign(`v${scope.frame.depth}_${slot}`, from ? this.variable(from) : "undefined");
    });
    return copied.join("");
  }
}
