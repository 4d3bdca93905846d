/** Reasons by the names they hold for; the first pattern that matches counts. */
export type Reasons = readonly (readonly [pattern: RegExp, reason: string])[];

/** Why a type of ours is not equal to the one of the same name elsewhere: what a caller gains. */
export const DIFFERENT: Reasons = [
  [
    /^(INFERENCE_PROVIDERS|PROVIDERS_OR_POLICIES|PROVIDERS_HUB_ORGS|InferenceProvider(OrPolicy)?)$/,
    "takes providers that you define, too",
  ],
  [/^PROVIDERS$/, "declared providers in place of classes"],
  [/^(InferenceClient|InferenceClientEndpoint|HfInference)$/, "more options, `.withResponse`, jobs, `batch`"],
  [/^InferenceClient\w*Error$/, "one base class, request and response kept, secrets redacted"],
  [/^(getProviderHelper|makeRequestOptions\w*)$/, "works from the provider's declaration"],
  [/^(RequestArgs|BaseArgs|Options|InferenceProviderMappingEntry)$/, "more options, limits of time and size"],
  [/Args$/, "more kinds of input and our options"],
  [/^snippets$/, "nine clients, every provider"],
  [/^(stringify\w+|getModelInputSnippet)$/, "takes every message kind; read-only records fit"],
  [/^TextGeneration/, "the fields that servers send; absent ones may be `null`"],
  [/^ChatCompletion/, "tool calls carry `id` and `arguments`; what servers leave out is optional"],
  [/^(FillMask|ImageToText)Output/, "the field names that servers send"],
  [
    /^(AutomaticSpeechRecognition|DocumentQuestionAnswering|VisualQuestionAnswering|ImageSegmentation)\w*$|^WordBox$/,
    "exact: time stamps, boxes and files in place of `unknown`",
  ],
  [
    /^(DepthEstimation|ImageTextTo(Image|Video)|ImageTo(Image|Video)|TextTo(Image|Video)|VideoClassification)(Input|Output|Parameters)$/,
    "`Blob` in place of `unknown`; exact parameters",
  ],
  [/^(FeatureExtraction\w+|AudioToAudio\w+)$/, "every depth and form that providers send"],
  [/^(Audio|Image|Text|Video)ClassificationOutputElement$/, "the same shape"],
  [
    /^(Widget\w+|ModelData|ModelDataMinimal|TransformersInfo|TokenizerConfig)$/,
    "made from the schema; read-only records fit",
  ],
  [
    /^(TaskData|TASKS_DATA|PipelineData|PIPELINE_DATA|MODALITIES)$/,
    "a page for every task, no placeholder, no `undefined`; records are read-only",
  ],
  [
    /^(LibraryUiElement|MODEL_LIBRARIES_UI_ELEMENTS|ALL_\w+LIBRARY_KEYS|TASKS_MODEL_LIBRARIES|LIBRARY_TASK_MAPPING)$/,
    "checked against each other; snippets by rules that are tested; records are read-only",
  ],
  [/^(GG\w+|findNearestQuantType)$/, "a constant object: names and numbers are types, and nothing is left when unused"],
  [/^Template$/, "Python's text, errors with a place, budgets"],
  [
    /^(\w+TaskDemo\w*|TaskDemo\w*|TaskDataCustom|ExampleRepo|WidgetType)$/,
    "made from the schema: video, 3D and descriptions of media",
  ],
  [/^[a-z]\w+$/, "a function and `.withResponse`; input is checked before anything is sent"],
];

const OTHER_PARTS = "not about models: another part of the hub";

/** Why there is nothing of that name here, by package. */
export const ABSENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "@huggingface/inference": {
    AuthMethod: "internal to their provider classes; ours are declared",
    BodyParams: "internal to their provider classes; ours are declared",
    HeaderParams: "internal to their provider classes; ours are declared",
    UrlParams: "internal to their provider classes; ours are declared",
  },
  "@huggingface/tasks": {
    AGENT_HARNESSES: OTHER_PARTS,
    AgentHarness: OTHER_PARTS,
    AgentHarnessKey: OTHER_PARTS,
    STANDARD_AGENT_ENV_VARS: OTHER_PARTS,
    AmdGpuHardwareSpec: "about machines, not models",
    NvidiaHardwareSpec: "about machines, not models",
    HardwareSpec: "about machines, not models",
    DEFAULT_MEMORY_OPTIONS: "about machines, not models",
    SKUS: "about machines, not models",
    SkuType: "about machines, not models",
    DATASET_LIBRARIES_UI_ELEMENTS: "libraries of data sets are not in this catalogue",
    DatasetLibraryKey: "libraries of data sets are not in this catalogue",
    DatasetLibraryUiElement: "libraries of data sets are not in this catalogue",
    EVALUATION_FRAMEWORKS: OTHER_PARTS,
    KERNEL_LIBRARIES_UI_ELEMENTS: OTHER_PARTS,
    KernelLibraryKey: OTHER_PARTS,
    KernelLibraryUiElement: OTHER_PARTS,
    LOCAL_APPS: "programs for a desktop are not in this catalogue",
    LocalApp: "programs for a desktop are not in this catalogue",
    LocalAppKey: "programs for a desktop are not in this catalogue",
    LocalAppSnippet: "programs for a desktop are not in this catalogue",
    MAPPING_DEFAULT_WIDGET: "`getModelInputSnippet` gives a task's sample input",
    HF_HUB_INFERENCE_PROXY_TEMPLATE: "snippets write the address themselves",
    openAIbaseUrl: "snippets write the address themselves",
    SnippetInferenceProvider: "`getInferenceSnippets` takes any provider's id",
  },
  "@huggingface/jinja": {
    Environment: "scopes are the engine's own; values go into `render`",
    Interpreter: "templates are compiled, not interpreted: `new Template(source)`",
    parse: "`new Template(source)` parses; `format` prints it, `variables` lists what it reads",
    tokenize: "`new Template(source)` reads the source",
  },
};
