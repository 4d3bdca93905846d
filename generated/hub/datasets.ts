// Generated – do not edit.
// source:    spec/datasets/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`

/** One library that reads data sets from the hub. The file name is the key of the library. */
export interface DatasetLibraryUiElement {
  /**
   * Display name.
   *
   * @minLength 1
   * @maxLength 60
   */
  prettyLabel: string;
  /**
   * Name of the source repository.
   *
   * @minLength 1
   * @maxLength 80
   */
  repoName: string;
  /**
   * URL of the source code.
   *
   * @pattern ^https://
   */
  repoUrl: string;
  /**
   * URL of the page that explains how to read a data set from the hub with the library.
   *
   * @pattern ^https://
   */
  docsUrl?: string;
}

/** Key of a library that reads data sets. */
export type DatasetLibraryKey =
  | "argilla"
  | "dask"
  | "datadesigner"
  | "datasets"
  | "distilabel"
  | "duckdb"
  | "fiftyone"
  | "harbor"
  | "lance"
  | "mlcroissant"
  | "nemo-gym"
  | "openenv"
  | "pandas"
  | "polars"
  | "verifiers"
  | "webdataset";

/** Libraries that read data sets of the hub, by key. */
export const DATASET_LIBRARIES_UI_ELEMENTS: Readonly<Record<DatasetLibraryKey, DatasetLibraryUiElement>> = {
  argilla: {
    prettyLabel: "Argilla",
    repoName: "argilla",
    repoUrl: "https://github.com/argilla-io/argilla",
    docsUrl: "https://huggingface.co/docs/hub/datasets-argilla",
  },
  dask: {
    prettyLabel: "Dask",
    repoName: "dask",
    repoUrl: "https://github.com/dask/dask",
    docsUrl: "https://huggingface.co/docs/hub/datasets-dask",
  },
  datadesigner: {
    prettyLabel: "NeMo Data Designer",
    repoName: "datadesigner",
    repoUrl: "https://github.com/NVIDIA-NeMo/DataDesigner",
    docsUrl: "https://nvidia-nemo.github.io/DataDesigner/",
  },
  datasets: {
    prettyLabel: "Datasets",
    repoName: "datasets",
    repoUrl: "https://github.com/huggingface/datasets",
    docsUrl: "https://huggingface.co/docs/hub/datasets-usage",
  },
  distilabel: {
    prettyLabel: "Distilabel",
    repoName: "distilabel",
    repoUrl: "https://github.com/argilla-io/distilabel",
    docsUrl: "https://huggingface.co/docs/hub/datasets-distilabel",
  },
  duckdb: {
    prettyLabel: "DuckDB",
    repoName: "duckdb",
    repoUrl: "https://github.com/duckdb/duckdb",
    docsUrl: "https://huggingface.co/docs/hub/datasets-duckdb",
  },
  fiftyone: {
    prettyLabel: "FiftyOne",
    repoName: "fiftyone",
    repoUrl: "https://github.com/voxel51/fiftyone",
    docsUrl: "https://huggingface.co/docs/hub/datasets-fiftyone",
  },
  harbor: {
    prettyLabel: "Harbor",
    repoName: "harbor",
    repoUrl: "https://github.com/harbor-framework/harbor",
    docsUrl: "https://harborframework.com/docs",
  },
  lance: {
    prettyLabel: "Lance",
    repoName: "lance",
    repoUrl: "https://github.com/lance-format/lance",
    docsUrl: "https://huggingface.co/docs/hub/datasets-lance",
  },
  mlcroissant: {
    prettyLabel: "Croissant",
    repoName: "croissant",
    repoUrl: "https://github.com/mlcommons/croissant/tree/main/python/mlcroissant",
    docsUrl: "https://huggingface.co/docs/dataset-viewer/mlcroissant",
  },
  "nemo-gym": {
    prettyLabel: "NeMo Gym",
    repoName: "Gym",
    repoUrl: "https://github.com/NVIDIA-NeMo/Gym",
    docsUrl: "https://docs.nvidia.com/nemo/gym/",
  },
  openenv: {
    prettyLabel: "OpenEnv",
    repoName: "OpenEnv",
    repoUrl: "https://github.com/huggingface/OpenEnv",
    docsUrl: "https://huggingface.github.io/openenv/",
  },
  pandas: {
    prettyLabel: "pandas",
    repoName: "pandas",
    repoUrl: "https://github.com/pandas-dev/pandas",
    docsUrl: "https://huggingface.co/docs/hub/datasets-pandas",
  },
  polars: {
    prettyLabel: "Polars",
    repoName: "polars",
    repoUrl: "https://github.com/pola-rs/polars",
    docsUrl: "https://huggingface.co/docs/hub/datasets-polars",
  },
  verifiers: {
    prettyLabel: "Verifiers",
    repoName: "verifiers",
    repoUrl: "https://github.com/PrimeIntellect-ai/verifiers",
    docsUrl: "https://github.com/PrimeIntellect-ai/verifiers/tree/main/docs",
  },
  webdataset: {
    prettyLabel: "WebDataset",
    repoName: "webdataset",
    repoUrl: "https://github.com/webdataset/webdataset",
    docsUrl: "https://huggingface.co/docs/hub/datasets-webdataset",
  },
};
