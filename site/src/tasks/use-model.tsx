import type { ReactNode } from "react";
import { Code } from "../components/code.tsx";
import { Link } from "../components/link.tsx";
import { ModelDialog } from "../components/island.tsx";
import { SuggestedModel, type SuggestedModelProps } from "../components/suggested-model.tsx";
import { modelPath } from "../entry-paths.ts";
import type { TaskGuide } from "../build-data.ts";
import { Titled } from "./guide-parts.tsx";

interface UseModelProps {
  readonly code: SuggestedModelProps | undefined;
  readonly guide: TaskGuide | undefined;
}

/** Code that runs a model, and advice for running the model. If there is no code, the reason is shown. */
export function UseModel({ code, guide }: UseModelProps): ReactNode {
  return (
    <>
      <FirstCode code={code} guide={guide} />
      <Titled title="Good to know" texts={guide?.running} />
    </>
  );
}

function FirstCode({ code, guide }: Pick<UseModelProps, "code" | "guide">): ReactNode {
  if (guide?.code === undefined) return code === undefined ? <p>{guide?.withoutCode}</p> : <SuggestedModel {...code} />;
  return (
    <>
      {guide.code.map((piece) => (
        <Code key={piece.code} {...piece} />
      ))}
      <OtherModels code={code} />
    </>
  );
}

/** Advice for running models other than the model in the guide's code. */
function OtherModels({ code }: Pick<UseModelProps, "code">): ReactNode {
  if (code === undefined || (code.dialog.libraries ?? []).length === 0) {
    return (
      <p className="hint">
        This code works only for one model, because no library has general code for this task. For another model, follow
        its model card, or <Link to="/model/">paste its id</Link> to see what can run it.
      </p>
    );
  }
  return (
    <div className="sample">
      <ModelDialog props={code.dialog} />
      <p className="hint">
        The dialog shows code for <Link to={modelPath(code.model.id)}>{code.model.id}</Link>. For another model,{" "}
        <Link to="/model/">paste its id</Link>.
      </p>
    </div>
  );
}
