import type { Compiled } from "./compile.ts";
import { CompiledTemplate } from "./compiled-template.ts";
import type { Names } from "./compiler.ts";
import { moduleRuntime } from "./module-runtime.ts";
import { type PrecompiledTemplate, REVISION, type TemplateOptions } from "./options.ts";

/** A template that `precompile` has written as a module, rendered as often as wanted. */
export class ModuleTemplate extends CompiledTemplate {
  /**
   * @param module a module made by `precompile` of `hubsmith/template/precompile`
   * @throws TemplateError when the module needs a filter or test that is not there; TypeError when another version of
   *   the package wrote the module
   */
  constructor(module: PrecompiledTemplate, options: TemplateOptions = {}) {
    if (module.revision !== REVISION) {
      throw new TypeError("this module was written by another version of hubsmith/template/precompile: write it anew");
    }
    super(module.source, options, module);
  }

  protected override compile(names: Names, module: PrecompiledTemplate): Compiled {
    return module.make(moduleRuntime(names));
  }
}
