import { DocHeading } from "hubsmith/react";
import type { ReactNode } from "react";
import type { TaskGuide, TrainingCode } from "../build-data.ts";
import { LIBRARY_LIST, type TaskEntry } from "../catalogue/catalogue.ts";
import { Code } from "../components/code.tsx";
import { Link } from "../components/link.tsx";
import { libraryPath, modelPath } from "../entry-paths.ts";
import { Suggestions, Titled } from "./guide-parts.tsx";

interface TrainAndEvaluateProps {
  readonly guide: TaskGuide | undefined;
  readonly data: TaskEntry["data"];
}

/** Code that fine-tunes a model, advice about training and evaluation, and data sets. */
export function TrainAndEvaluate({ guide, data }: TrainAndEvaluateProps): ReactNode {
  return (
    <>
      {guide?.train !== undefined && <FineTuning train={guide.train} />}
      <Titled title="Training" texts={guide?.training} />
      <Titled title="Evaluation" texts={guide?.evaluation} />
      {data.datasets.length > 0 && (
        <>
          <DocHeading level={3} title="Data sets" />
          <Suggestions kind="dataset" items={data.datasets} />
        </>
      )}
    </>
  );
}

function FineTuning({ train: { library: key, model, code } }: { readonly train: TrainingCode }): ReactNode {
  const library = LIBRARY_LIST.find((one) => one.key === key)?.data;
  return (
    <>
      <DocHeading level={3} title="Fine-tune on your data" />
      <p>
        With <Link to={libraryPath(key)}>{library?.prettyLabel ?? key}</Link>, from{" "}
        <Link to={modelPath(model)}>{model}</Link>. {library?.verifiedAgainst}, with a tiny model.
      </p>
      {code.map((piece) => (
        <Code key={piece.code} {...piece} />
      ))}
    </>
  );
}
