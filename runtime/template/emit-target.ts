import type { Target } from "./ast.ts";
import type { Emitter } from "./emitter.ts";

/** Code that assigns a value, which is computed after the target has been looked at. */
export function emitAssign(emitter: Emitter, target: Target, value: () => string): string {
  if (target.kind === "namespace") {
    const kept = emitter.temporary();
    const space = `${kept} = namespace(${emitter.reference(target.name)}, ${emitter.at(target)});\n`;
    return `${space}${kept}.values.set("${target.attribute}", ${value()});\n`;
  }
  if (target.kind === "name") {
    if (target.name === "loop" && emitter.allLoops > 0) {
      emitter.fail("invalid-target", "can't assign to the special loop variable", target, target.line);
    }
    return emitter.assign(emitter.reference(target.name), value());
  }
  const kept = emitter.temporary();
  const head = `${kept} = unpack(${value()}, ${target.items.length}, ${emitter.at(target)});\n`;
  return head + target.items.map((item, index) => emitAssign(emitter, item, () => `${kept}[${index}]`)).join("");
}
