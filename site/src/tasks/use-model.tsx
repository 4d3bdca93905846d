import { Fragment, type ReactNode } from "react";
import { Code } from "../components/code.tsx";
import { SuggestedModel, type SuggestedModelProps } from "../components/suggested-model.tsx";
import type { TaskGuide } from "./guide.ts";
import { Titled } from "./guide-parts.tsx";
import { SAMPLES_PATH } from "./picture.tsx";

interface UseModelProps {
  readonly code: SuggestedModelProps | undefined;
  readonly guide: TaskGuide | undefined;
  readonly sample: unknown;
  readonly base: string;
}

/**
 * Code that runs a model, or the reason why there is none; the files that the code reads; and advice for running it.
 */
export function UseModel({ code, guide, sample, base }: UseModelProps): ReactNode {
  const files = guide?.code === undefined && code?.hosted !== undefined ? sampleFiles(sample) : [];
  return (
    <>
      <FirstCode code={code} guide={guide} />
      {files.length > 0 && (
        <p>
          The call at a provider reads{" "}
          {files.map((file, index) => (
            <Fragment key={file}>
              {index > 0 && " and "}
              <a href={base + SAMPLES_PATH.slice(1) + file} download>
                {file}
              </a>
            </Fragment>
          ))}
          . Download it, or use a file of your own.
        </p>
      )}
      <Titled title="Good to know" texts={guide?.running} />
    </>
  );
}

function FirstCode({ code, guide }: Pick<UseModelProps, "code" | "guide">): ReactNode {
  if (guide?.code !== undefined) return guide.code.map((piece) => <Code key={piece.code} {...piece} />);
  return code === undefined ? <p>{guide?.withoutCode}</p> : <SuggestedModel {...code} />;
}

/** Returns the names of the sample files that the code reads. */
function sampleFiles(sample: unknown): string[] {
  const values =
    typeof sample === "object" && sample !== null && !Array.isArray(sample) ? Object.values(sample) : [sample];
  return values.filter(
    (value): value is string => typeof value === "string" && /^[\w-]+\.(?:jpg|flac|mp4)$/.test(value),
  );
}
