// Generated – do not edit.
// source:    spec/evaluation/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`

/**
 * One evaluation framework. The file name is the name of the framework, as benchmark data sets write it in eval.yaml.
 */
export interface EvaluationFramework {
  /** Name of the framework, equal to its key. */
  name: string;
  /**
   * One or two sentences: what the framework evaluates.
   *
   * @minLength 20
   * @maxLength 300
   */
  description: string;
  /**
   * URL of the framework's source code or home page.
   *
   * @pattern ^https://
   */
  url: string;
}

/** Key of an evaluation framework. */
export type EvaluationFrameworkKey =
  | "apex-evals"
  | "archipelago"
  | "benchflow"
  | "claw-eval"
  | "exgentic"
  | "extractbench"
  | "harbor"
  | "ifstruct"
  | "inspect-ai"
  | "math-arena"
  | "mdpbench"
  | "mmmu"
  | "mteb"
  | "nanofold"
  | "nemo-evaluator"
  | "olmocr-bench"
  | "open-asr-leaderboard"
  | "parsebench"
  | "pbench"
  | "pier"
  | "real5-omnidocbench"
  | "redline-bench"
  | "researchclawbench"
  | "screenspot-pro"
  | "swe-bench"
  | "swe-bench-pro"
  | "video-mme-v2"
  | "wbench"
  | "wildclawbench"
  | "yc-bench";

/** Frameworks that a benchmark data set may name as `evaluation_framework` in its eval.yaml. */
export const EVALUATION_FRAMEWORKS: Readonly<Record<EvaluationFrameworkKey, EvaluationFramework>> = {
  "apex-evals": {
    name: "apex-evals",
    description: "Evaluates language models on professional work, with a suite of benchmarks.",
    url: "https://github.com/Mercor-Intelligence/apex-evals",
  },
  archipelago: {
    name: "archipelago",
    description: "Evaluates agents that solve office tasks with MCP servers.",
    url: "https://github.com/Mercor-Intelligence/archipelago",
  },
  benchflow: {
    name: "benchflow",
    description: "Compares agents with and without skills on the same tasks.",
    url: "https://github.com/benchflow-ai/benchflow",
  },
  "claw-eval": {
    name: "claw-eval",
    description: "Evaluates agents on 300 office tasks.",
    url: "https://github.com/claw-eval/claw-eval",
  },
  exgentic: {
    name: "exgentic",
    description: "Runs general-purpose agents on benchmarks from many domains and reports comparable scores.",
    url: "https://github.com/Exgentic/exgentic",
  },
  extractbench: {
    name: "extractbench",
    description:
      "Evaluates how well a model extracts structured data that follows a schema, with evidence for each value.",
    url: "https://github.com/run-llama/ExtractBench",
  },
  harbor: {
    name: "harbor",
    description: "Runs agents in containers and verifies the results in each container.",
    url: "https://github.com/harbor-framework/harbor",
  },
  ifstruct: {
    name: "ifstruct",
    description: "Measures how often a model's JSON or YAML follows a given schema, without constrained decoding.",
    url: "https://github.com/Liquid4All/ifstruct",
  },
  "inspect-ai": {
    name: "inspect-ai",
    description:
      "General framework to evaluate language models, with datasets, solvers and scorers in Python. It is built by the UK AI Security Institute.",
    url: "https://inspect.aisi.org.uk/",
  },
  "math-arena": {
    name: "math-arena",
    description: "Scores models on problems from mathematics olympiads and contests, soon after each contest.",
    url: "https://github.com/eth-sri/matharena",
  },
  mdpbench: {
    name: "mdpbench",
    description: "Evaluates document parsing in many languages, on scans and photographs.",
    url: "https://github.com/Yuliang-Liu/MultimodalOCR",
  },
  mmmu: {
    name: "mmmu",
    description: "Asks models college-level questions that need subject knowledge and an understanding of an image.",
    url: "https://mmmu-benchmark.github.io/",
  },
  mteb: {
    name: "mteb",
    description:
      "Compares embedding models on retrieval, clustering, classification and other tasks in many languages.",
    url: "https://github.com/embeddings-benchmark/mteb",
  },
  nanofold: {
    name: "nanofold",
    description: "Compares models that predict protein structure from little training data.",
    url: "https://github.com/ChrisHayduk/nanoFold-Competition",
  },
  "nemo-evaluator": {
    name: "nemo-evaluator",
    description: "Platform that runs more than 100 benchmarks with one command.",
    url: "https://github.com/NVIDIA-NeMo/Evaluator",
  },
  "olmocr-bench": {
    name: "olmocr-bench",
    description: "Checks how faithfully a model turns whole document pages into text.",
    url: "https://github.com/allenai/olmocr/tree/main/olmocr/bench",
  },
  "open-asr-leaderboard": {
    name: "open-asr-leaderboard",
    description: "Compares speech recognition models by word error rate and speed.",
    url: "https://github.com/huggingface/open_asr_leaderboard",
  },
  parsebench: {
    name: "parsebench",
    description: "Evaluates how well a model parses business documents.",
    url: "https://github.com/run-llama/ParseBench",
  },
  pbench: {
    name: "pbench",
    description: "Evaluates how well a model segments the objects that a sentence describes.",
    url: "https://github.com/tiiuae/Falcon-Perception",
  },
  pier: {
    name: "pier",
    description: "Fork of Harbor that evaluates command-line agents without network access.",
    url: "https://github.com/datacurve-ai/pier",
  },
  "real5-omnidocbench": {
    name: "real5-omnidocbench",
    description:
      "Evaluates document parsing on five kinds of poor images, such as images of warped or badly lit pages.",
    url: "https://huggingface.co/datasets/PaddlePaddle/Real5-OmniDocBench",
  },
  "redline-bench": {
    name: "redline-bench",
    description: "Grades edits to legal contracts over several turns, with a rubric.",
    url: "https://github.com/crosbylegal/redline-bench",
  },
  researchclawbench: {
    name: "researchclawbench",
    description: "Evaluates agents that do research, from the raw data to the written report.",
    url: "https://github.com/InternScience/ResearchClawBench",
  },
  "screenspot-pro": {
    name: "screenspot-pro",
    description: "Asks a model to find interface elements in 1,585 screenshots of 26 professional programs.",
    url: "https://github.com/likaixin2000/ScreenSpot-Pro-GUI-Grounding",
  },
  "swe-bench": {
    name: "swe-bench",
    description: "Asks a model to resolve real issues of open-source software projects.",
    url: "https://github.com/swe-bench/swe-bench",
  },
  "swe-bench-pro": {
    name: "swe-bench-pro",
    description: "Asks a model to solve long, difficult software engineering tasks in large repositories.",
    url: "https://github.com/scaleapi/SWE-bench_Pro-os",
  },
  "video-mme-v2": {
    name: "video-mme-v2",
    description: "Evaluates how well a model understands videos.",
    url: "https://github.com/MME-Benchmarks/Video-MME-v2",
  },
  wbench: {
    name: "wbench",
    description: "Evaluates interactive world models with 289 cases and 22 metrics.",
    url: "https://github.com/meituan-longcat/WBench",
  },
  wildclawbench: {
    name: "wildclawbench",
    description: "Evaluates agents that run in OpenClaw on 60 tasks.",
    url: "https://github.com/InternLM/WildClawBench",
  },
  "yc-bench": {
    name: "yc-bench",
    description: "Asks an agent to run a simulated company for one to three years.",
    url: "https://github.com/collinear-ai/yc-bench",
  },
};
