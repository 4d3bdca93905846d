import { Compiler, type Makers, type Names } from "./compiler.ts";
import type { Entry } from "./scope.ts";

const NONE: Makers = {
  expression: () => () => undefined,
  condition: () => () => false,
  statement: () => undefined,
};

/** What is known while a template is written as JavaScript: what the compiler knows, and the pieces of the module. */
export class Emitter extends Compiler {
  /** Definitions that stand before the code, made once. */
  readonly definitions: string[] = [];
  /** Names of fields that are read in place. */
  readonly fields = new Set<string>();
  /** The definitions of the named blocks. */
  readonly blockCode = new Map<string, string>();
  private temporaries = 0;

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

  /** A function of the slots; its temporaries are its own. */
  lambda(make: () => string, parameters = "s"): string {
    const outer = this.temporaries;
    this.temporaries = 0;
    const code = make();
    const own = Array.from({ length: this.temporaries }, (_, index) => `t${index}`).join(", ");
    this.temporaries = outer;
    return `(${parameters}) => {${own && ` let ${own};`}\n${code}}`;
  }

  /** Where the value of a name stands. */
  reference(name: string): string {
    const reference = this.scope.find(name);
    if (!reference) return "undefined";
    const up = this.scope.frame.depth - reference.frame.depth;
    return `s${"[0]".repeat(up)}[${reference.slot}]`;
  }

  /** The copies that entering the current scope makes. */
  copies(): string {
    const { scope } = this;
    const entries = scope.entries().filter((entry) => entry.from || scope !== this.root);
    return entries.map((entry) => this.copied(entry)).join("");
  }

  private copied({ slot, from }: Entry): string {
    const source = from ? `s${"[0]".repeat(this.scope.frame.depth - from.frame.depth)}[${from.slot}]` : "undefined";
    return `s[${slot}] = ${source};\n`;
  }
}
