import { compile, type Compiled } from "./compile.ts";
import { CompiledTemplate } from "./compiled-template.ts";
import type { Names } from "./compiler.ts";
import { Lexer } from "./lex.ts";
import type { TemplateOptions } from "./options.ts";
import { parse, type Parsed } from "./parse.ts";

/**
 * A template that is read and compiled to closures. It stands apart from `Template`, which can also write templates, so
 * that a bundle which only renders conversations goes without that.
 */
export class SourceTemplate extends CompiledTemplate {
  /**
   * @param source the template's text
   * @throws TemplateSyntaxError, TemplateBudgetError when the source cannot be compiled; TypeError when it is no text
   */
  constructor(source: string, options?: TemplateOptions) {
    // What a config lacks reaches a constructor as undefined.
    if (typeof source !== "string") throw new TypeError(`a template is a text; this one is ${typeof source}`);
    super(source.includes("\r") ? source.replace(/\r\n?/g, "\n") : source, options);
  }

  protected override compile(names: Names): Compiled {
    return compile(this.parse(), names, this.host.budgets.nesting, this.options.autoescape ?? false);
  }

  protected parse(): Parsed {
    return parse(this.lexer(), this.host.budgets.nesting);
  }

  /** What reads the text. `comments`: hand them out too. */
  protected lexer(comments = false): Lexer {
    const { trimBlocks = true, lstripBlocks = true, keepTrailingNewline = false } = this.options;
    return new Lexer(this.source, { trimBlocks, lstripBlocks, keepTrailingNewline, comments });
  }
}
