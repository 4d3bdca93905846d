/**
 * Reasons for differences between packages, each with a pattern for names of exports. If several patterns match a name,
 * the first one counts.
 */
export type Reasons = readonly (readonly [pattern: RegExp, reason: string])[];

/** Reasons why the type of an export differs from the type of the export with the same name in the other package. */
export const DIFFERENT: Reasons = [
  [/^BodyParams$/, "is the same type, but its type parameter has another name"],
  [/^PROVIDERS$/, "contains data, not classes"],
  [/^Logger$/, "needs only `warn`, the method that is called"],
  [/^(InferenceClient|InferenceClientEndpoint|HfInference)$/, "has more options, `.withResponse`, jobs and `batch`"],
  [/^InferenceClient\w*Error$/, "all errors of the client have one base class, and never contain secrets"],
  [/^(getProviderHelper|makeRequestOptions\w*)$/, "builds requests from the provider's YAML file"],
  [
    /^(RequestArgs|BaseArgs|Options|InferenceProviderMappingEntry)$/,
    "has more options, such as limits on time and size",
  ],
  [/Args$/, "accepts more kinds of input and more options"],
  [/^snippets$/, "contains snippets for nine clients and every provider"],
  [/^(stringify\w+|getModelInputSnippet)$/, "accepts all kinds of messages and read-only records"],
  [/^TextGeneration/, "has the fields that servers send; some may be `null`"],
  [/^ChatCompletion/, "tool calls have `id` and `arguments`; fields that servers omit are optional"],
  [/^(FillMask|ImageToText)Output/, "has the field names that servers send"],
  [
    /^(AutomaticSpeechRecognition|DocumentQuestionAnswering|VisualQuestionAnswering|ImageSegmentation)\w*$|^WordBox$/,
    "has exact types for time stamps, boxes and files, not `unknown`",
  ],
  [
    /^(DepthEstimation|ImageTextTo(Image|Video)|ImageTo(Image|Video)|TextTo(Image|Video)|VideoClassification)(Input|Output|Parameters)$/,
    "files are `Blob`, not `unknown`; parameters have exact types",
  ],
  [/^(FeatureExtraction\w+|AudioToAudio\w+)$/, "allows all shapes that providers accept or send"],
  [/^(MAPPING_DEFAULT_WIDGET|Widget\w+|ModelData|TokenizerConfig)$/, "has fields with more exact types"],
  [
    /^(TaskData|TASKS_DATA|PipelineData|PIPELINE_DATA|MODALITIES)$/,
    "has a page for every task, never `undefined`; all its records are read-only",
  ],
  [/^(LibraryUiElement|MODEL_LIBRARIES_UI_ELEMENTS)$/, "the snippets are tested; records are read-only"],
  [/^(GG\w+|findNearestQuantType)$/, "uses constant objects, not enums, so bundlers can remove unused ones"],
  [
    /^(SKUS|EVALUATION_FRAMEWORKS|AGENT_HARNESSES|DATASET_LIBRARIES_UI_ELEMENTS|KERNEL_LIBRARIES_UI_ELEMENTS)$/,
    "has one type for all entries, including entries of your own hub",
  ],
  [/^(LOCAL_APPS|LocalApp)$/, "every app of the catalogue returns a link, a text, or a list of steps"],
  [/^AgentHarness$/, "every agent has a description"],
  [/^HF_HUB_INFERENCE_PROXY_TEMPLATE$/, "has the type `string`, not the type of one exact text"],
  [/^Template$/, "renders the same text as Jinja2, reports the positions of errors, and has limits for time and size"],
  [/^(\w+TaskDemo\w*|TaskDemo\w*|TaskDataCustom|ExampleRepo)$/, "also supports video, 3D and descriptions of media"],
  [/^(Logger|setLogger)$/, "a logger only needs `warn`, the one function that the client calls"],
  [/^[a-z]\w+$/, "has `.withResponse`; checks the input before it sends a request"],
];

/**
 * Matches the names of exports that contain ids from the specs, such as ids of providers. This package has all ids of
 * the other package, and more. All these exports have the same reason, so that new ids do not change the report.
 */
export const OF_SPECS =
  /^(InferenceProvider(OrPolicy|MappingEntry)?|INFERENCE_PROVIDERS|PROVIDERS_OR_POLICIES|PROVIDERS_HUB_ORGS|InferenceTask|UrlParams|LocalAppKey|ModelLibraryKey|PipelineType|PIPELINE_TYPES(_SET)?|ALL_(DISPLAY_)?MODEL_LIBRARY_KEYS|LIBRARY_TASK_MAPPING|TASKS_MODEL_LIBRARIES|ModelDataMinimal|TransformersInfo|WidgetType|AgentHarnessKey|DatasetLibraryKey|EvaluationFrameworkKey|SkuType|DEFAULT_MEMORY_OPTIONS)$/;
export const OF_SPECS_REASON = "contains all ids of the other package";

/** For each other package, the exports that this package does not have, with the reason for each of them. */
export const ABSENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "@huggingface/jinja": {
    Environment: "pass values to `render`",
    Interpreter: "templates are compiled: `new Template(source)`",
    parse: "`new Template(source)` parses; see `format` and `variables`",
    tokenize: "`new Template(source)` reads the source",
  },
};
