// Generated – do not edit.
// source:    spec/facts.yaml
// generator: generators/artifacts/facts.ts
// to change: edit the source, then run `npm run generate`
import type { FactSource, LiteralValue, RawRecord, Rules as RulesFor } from "./contract.ts";

/**
 * The facts that a snippet may use about a model. If a fact is absent, its value is empty text, an empty list, false or
 * undefined.
 */
export interface Facts {
  /** Id of the model on the hub: owner/name. */
  readonly id: string;
  /** The model's id without the owner. */
  readonly name: string;
  /** The part of the model's id after the last slash. */
  readonly short_name: string;
  /** The model's name with underscores instead of hyphens, as the name of a Python package. */
  readonly package_name: string;
  /** Text of the first example on the model page. */
  readonly widget_text: string;
  /** The text to which the question of the first example refers. */
  readonly widget_context: string;
  /** The table to which the question of the first example refers, as a list of cells for each column. */
  readonly widget_table: LiteralValue;
  /** The rows of the first example for which the model makes predictions, as a list of cells for each column. */
  readonly widget_rows: LiteralValue;
  /** Labels in the first example from which the model chooses. */
  readonly widget_labels: readonly string[];
  /**
   * A text that contains the model's mask token. If the text of the first example contains the token, this text is
   * used. Absent if no mask token is known.
   */
  readonly masked_text: string;
  /** The question in the first example: its text, or the first message of its conversation. */
  readonly chat_question: string;
  /** The model's tags on the hub. */
  readonly tags: readonly string[];
  /** Id of the model's task. */
  readonly pipeline_tag: string;
  /** The repository contains its own Python code, which the reader must allow. */
  readonly custom_code: boolean;
  /** Name of the model's class, from config.json. */
  readonly architecture: string;
  /** The model's author asks users to accept conditions before they download the files. */
  readonly gated: boolean;
  /**
   * Id of the model from which this model was made. If the model card names several, the first id that ends in
   * -Diffusers is used. If there is no such id, the first id is used.
   */
  readonly base_model: string;
  /** A sample prompt, from the first example or the model card. */
  readonly prompt: string;
  /** Paths of the files in the repository. Absent if the record lists no files. */
  readonly files: readonly string[];
  /** Path of a file with weights that is neither a GGUF file nor an ONNX file. */
  readonly weights_file: string;
  /** Paths of the GGUF files that contain a whole model: one file for each quantization. */
  readonly gguf_weights: readonly string[];
  /** Path of the GGUF file with a good balance of size and quality, which is usually Q4_K_M. */
  readonly gguf_file: string;
  /** Paths of the first part of each GGUF model that is split into several files. */
  readonly gguf_first_parts: readonly string[];
  /** Path of the first part of a split GGUF model, usually of the quantization Q4_K_M. */
  readonly gguf_first_part: string;
  /** The path of a split GGUF model, without the number of the part. */
  readonly gguf_split: string;
  /** Paths of the files that read images for a model with GGUF files. */
  readonly mmproj_files: readonly string[];
  /** Path of the GGUF file that reads images for a model with GGUF files. */
  readonly mmproj_file: string;
  /** The value gguf, if GGUF files are the only weights in the repository. */
  readonly only_gguf: string;
  /** Path of an ONNX file in the repository. */
  readonly onnx_file: string;
  /** The value onnx, if ONNX files are the only weights in the repository. */
  readonly only_onnx: string;
  /** The settings of an adapter for PEFT, in the root folder of the repository. */
  readonly adapter_file: string;
  /** The file with the chat template, in the root folder of the repository. */
  readonly chat_template_file: string;
  /**
   * Path of a file with YOLO weights: the smallest size if there are several, such as yolo11n.pt, or else any PyTorch
   * file.
   */
  readonly yolo_file: string;
  /** Path of a file that contains a whole Keras model. */
  readonly keras_file: string;
  /** The file of a TensorFlow model in the root folder of the repository. */
  readonly saved_model_file: string;
  /** The model's record on the hub describes how transformers loads the model. */
  readonly transformers_info: boolean;
  /** Class that loads the weights, according to the hub. */
  readonly model_class: string;
  /** Class that loads the weights, with its name in version 5 of transformers. */
  readonly auto_model: string;
  /** Class from the repository's own code with which the model is loaded. */
  readonly custom_class: string;
  /** Class that prepares the inputs, according to the hub. */
  readonly processor_class: string;
  /**
   * Class that prepares the inputs, with its name in version 5 of transformers. Absent if the inputs need no
   * preparation.
   */
  readonly processor: string;
  /** Name of the variable for the processor. */
  readonly processor_variable: string;
  /** The repository contains a template that turns a conversation into a prompt. */
  readonly chat_template: boolean;
  /**
   * Task of the transformers pipeline that runs the model. Absent if version 5 has no pipeline for the model's task.
   */
  readonly transformers_pipeline: string;
  /** Version 4 of transformers had a pipeline for the model's task, but version 5 has none. */
  readonly removed_pipeline: boolean;
  /** Family of the model, from config.json. */
  readonly model_type: string;
  /** How the labels of a classifier relate to each other, from config.json. */
  readonly problem_type: string;
  /** The part of the model's name that says that the model compares two sentences (natural language inference). */
  readonly nli_name: string;
  /** The model says whether one sentence follows from another. */
  readonly is_nli: boolean;
  /** Class with which diffusers saved the repository. The hub shows it as a tag with the prefix diffusers:. */
  readonly diffusers_class: string;
  /** The class with which diffusers saved the repository, and the model's task. */
  readonly diffusers_names: readonly string[];
  /**
   * What goes into the pipeline and what comes out, from its class or, if the class is not in this table, from the
   * model's task.
   */
  readonly diffusers_shape: string;
  /** Paths of the files whose names speak of an IP-Adapter. */
  readonly ip_adapter_files: readonly string[];
  /** Path of a file with an IP-Adapter, if possible one for Stable Diffusion 1.5 or SDXL. */
  readonly ip_adapter_path: string;
  /** Folder of the file with the IP-Adapter. Absent if the file is in the root folder. */
  readonly ip_adapter_folder: string;
  /** Name of the file with the IP-Adapter. */
  readonly ip_adapter_file: string;
  /** Sentences to compare. They come from the first example if it has a source sentence and other sentences. */
  readonly sentences: readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: number | undefined;
  /** Classes of keras_hub.models that can load the repository. */
  readonly keras_tasks: readonly string[];
  /** Python package of the Pruna edition with which the model was made. */
  readonly pruna_package: string;
  /** Class that loads the model, from the package of the Pruna edition. */
  readonly pruna_class: string;
  /** Name of the model in the list of mlx-image: the model's name without the ending -mlxim. */
  readonly mlx_image_name: string;
  /** Sequence of the first example. The letter A replaces the first mask token. */
  readonly multimolecule_sequence: string;
  /** Name of the model file, from config.json. */
  readonly sklearn_file: string;
  /** Format of the model file: pickle or skops. */
  readonly sklearn_format: string;
  /** Name of the model file in config.json, if joblib can read this file. */
  readonly sklearn_joblib_file: string;
  /** Path of a file in the repository that joblib can read. */
  readonly joblib_file: string;
  /** Path of a skops file in the repository. */
  readonly skops_file: string;
  /**
   * Code of the language at the start of the model's name, as in the names of spaCy and Stanza models, or from which
   * the model translates.
   */
  readonly language: string;
  /** A sentence in the language that the model's name contains. */
  readonly sentence_of_language: string;
  /** The first part of the model's name, which is usually the algorithm. */
  readonly sb3_prefix: string;
  /** Class of stable_baselines3 with which the model was trained. */
  readonly sb3_algorithm: string;
  /** Name of the environment in which the model was trained, from the first tag with a name such as CartPole-v1. */
  readonly sb3_environment: string;
  /** The model's name, if Python can import a module with this name. */
  readonly spacy_package: string;
  /** Name of the model in TerraTorch's list of backbones, for models with another name on the hub. */
  readonly terratorch_backbone: string;
  /** Version number of YOLO, from the first tag such as yolov8. */
  readonly yolo_version: string;
  /** Code of the language: the model's name without the prefix stanza-. */
  readonly stanza_lang: string;
  /** The part of a tag that names version 2.5 of LTX. */
  readonly ltx_tag: string;
  /** Ids of the base models, if the model card names several. */
  readonly ltx_bases: readonly string[];
  /** The part of a base model's id that names version 2.5 of LTX, if the model card names several base models. */
  readonly ltx_base: string;
  /** The part of the base model's id that names version 2.5 of LTX. */
  readonly ltx_only_base: string;
  /** Version of the document pipeline, from an id such as PaddlePaddle/PaddleOCR-VL. */
  readonly paddleocr_version: string;
  /** Class that runs the model, from the first tag such as layout_detection. */
  readonly paddleocr_class: string;
  /** Id of the model for which the adapter was made, from the adapter's configuration. */
  readonly adapter_base_model: string;
  /** The model's package name, if Python can import a module with this name. */
  readonly edsnlp_module: string;
  /** Version number of YOLO, from the first tag such as yolov10. */
  readonly yolov10_version: string;
  /** Task of the pipeline that runs the model. Absent if transformers.js has no pipeline for the model's task. */
  readonly transformers_js_task: string;
  /** Number of bits for each quantized weight, from -q4 or -q8 in the id. */
  readonly moshi_bits: string;
  /** Task type of the adapter, as PEFT writes it. */
  readonly peft_task: string;
  /** Class of transformers that loads the adapter's base model. */
  readonly peft_class: string;
  /** Id of the adapter's base model, from the adapter's configuration. */
  readonly peft_base: string;
  /** Id of the adapter's base model, from a tag of the hub. */
  readonly tagged_base: string;
  /** Packages with which transformers loads an adapter. */
  readonly adapter_packages: readonly string[];
  /** Name of the class that runs the model, from config.json. */
  readonly speechbrain_interface: string;
  /** The class that runs the model, if the snippets support this class. */
  readonly speechbrain_class: string;
  /** Method that processes one file. It belongs to the class that runs the model. */
  readonly speechbrain_method: string;
  /** Key of the model's library. */
  readonly library_name: string;
  /** Method with which the weights were quantized, such as awq or gptq. */
  readonly quant_method: string;
  /** Packages with which transformers loads the quantized weights. */
  readonly quantization_packages: readonly string[];
  /** Packages with which transformers reads GGUF files. */
  readonly gguf_packages: readonly string[];
  /** Maximum context length of a model with GGUF files, in tokens. */
  readonly gguf_context: number | undefined;
  /** Source text of the chat template, which shows whether the template supports tools. */
  readonly tool_template: string;
  /** The repository contains weights for MLX. */
  readonly is_mlx: boolean;
  /** The model accepts images in its messages. */
  readonly sees_images: boolean;
  /** Path of the file that the reader chose. */
  readonly file: string;
  /** Label of the quantization that the reader chose, such as Q4_K_M. */
  readonly quantization: string;
  /** Length of the context in tokens that the reader chose. */
  readonly chosen_context: number | undefined;
  /** Version of the kernel that the reader chose. */
  readonly kernel_version: number | undefined;
}

/**
 * One function for each computed fact. If a fact has no value, its function returns the value of an absent fact: empty
 * text, an empty list, false or undefined. Defaults are applied later.
 */
export interface ComputedFacts {
  /** Labels in the first example from which the model chooses. */
  readonly widget_labels: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /**
   * A text that contains the model's mask token. If the text of the first example contains the token, this text is
   * used. Absent if no mask token is known.
   */
  readonly masked_text: (record: RawRecord | undefined, facts: Facts) => string;
  /**
   * Id of the model from which this model was made. If the model card names several, the first id that ends in
   * -Diffusers is used. If there is no such id, the first id is used.
   */
  readonly base_model: (record: RawRecord | undefined, facts: Facts) => string;
  /** The model says whether one sentence follows from another. */
  readonly is_nli: (record: RawRecord | undefined, facts: Facts) => boolean;
  /** Class with which diffusers saved the repository. The hub shows it as a tag with the prefix diffusers:. */
  readonly diffusers_class: (record: RawRecord | undefined, facts: Facts) => string;
  /** The class with which diffusers saved the repository, and the model's task. */
  readonly diffusers_names: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /** Sentences to compare. They come from the first example if it has a source sentence and other sentences. */
  readonly sentences: (record: RawRecord | undefined, facts: Facts) => readonly string[];
  /** Number of sentences to compare. */
  readonly sentence_count: (record: RawRecord | undefined, facts: Facts) => number | undefined;
  /** Sequence of the first example. The letter A replaces the first mask token. */
  readonly multimolecule_sequence: (record: RawRecord | undefined, facts: Facts) => string;
  /** Source text of the chat template, which shows whether the template supports tools. */
  readonly tool_template: (record: RawRecord | undefined, facts: Facts) => string;
}

/** The rules of a library or an app. */
export type Rules = RulesFor<Facts>;

/** How each fact is read from a model record. */
export const FACT_SOURCES: Readonly<Record<keyof Facts, FactSource>> = {
  id: { kind: "text", paths: ["id"], default: "fill-in-model-id" },
  name: { kind: "text", of: "id", patterns: ["^(?:[^/]*/)?(.*)$"], default: "fill-in-model-name" },
  short_name: { kind: "text", of: "id", patterns: ["^(?:.*/)?([^/]*)$"], default: "fill-in-model-name" },
  package_name: { kind: "text", of: "name", patterns: ["^.*$"], replace: [["-", "_"]], default: "fill_in_model_name" },
  widget_text: { kind: "text", paths: ["widgetData.0.text"] },
  widget_context: { kind: "text", paths: ["widgetData.0.context"] },
  widget_table: { kind: "value", paths: ["widgetData.0.table"] },
  widget_rows: { kind: "value", paths: ["widgetData.0.structured_data"] },
  widget_labels: { kind: "list" },
  masked_text: { kind: "text" },
  chat_question: { kind: "text", paths: ["widgetData.0.text", "widgetData.0.messages.0.content"] },
  tags: { kind: "list", paths: ["tags"] },
  pipeline_tag: { kind: "text", paths: ["pipeline_tag"] },
  custom_code: { kind: "flag", of: "tags", table: { custom_code: true } },
  architecture: { kind: "identifier", paths: ["config.architectures.0"] },
  gated: { kind: "flag", paths: ["gated"] },
  base_model: { kind: "text", default: "fill-in-base-model" },
  prompt: { kind: "text", paths: ["widgetData.0.text", "cardData.instance_prompt"] },
  files: { kind: "list", paths: ["siblings.*.rfilename"] },
  weights_file: {
    kind: "text",
    of: "files",
    patterns: ["^.*\\.(?:safetensors|bin|pt|pth|ckpt|h5|msgpack|keras|npz|nemo|joblib|pkl|skops)$"],
    without: "training_args",
  },
  gguf_weights: { kind: "list", of: "files", patterns: ["^.*\\.gguf$"], without: "mmproj|imatrix|-\\d{5}-of-" },
  gguf_file: {
    kind: "text",
    of: "gguf_weights",
    patterns: [
      "^.*[-._/][Qq]4_[Kk]_[Mm]\\.gguf$",
      "^.*[-._/][Qq]4_[Kk](?:_(?:[Xx])?[LlSs])?\\.gguf$",
      "^.*[-._/][Qq]4_[01]\\.gguf$",
      "^.*[-._/](?:[Ii][Qq]4_(?:XS|NL|xs|nl)|[Mm][Xx][Ff][Pp]4(?:_[Mm][Oo][Ee])?)\\.gguf$",
      "^.*[-._/][Qq]5_(?:[01Kk]|[Kk]_(?:[Xx])?[LMSlms])\\.gguf$",
      "^.*[-._/][Qq]6_(?:[01Kk]|[Kk]_(?:[Xx])?[LMSlms])\\.gguf$",
      "^.*[-._/][Qq]8_0\\.gguf$",
      "^.*[-._/][Qq]3_[Kk](?:_(?:[Xx])?[LMSlms])?\\.gguf$",
      "^.*$",
    ],
  },
  gguf_first_parts: { kind: "list", of: "files", patterns: ["^.*-00001-of-\\d{5}\\.gguf$"] },
  gguf_first_part: {
    kind: "text",
    of: "gguf_first_parts",
    patterns: [
      "^.*[-._/][Qq]4_[Kk]_[Mm]-00001-of-\\d{5}\\.gguf$",
      "^.*[-._/][Qq]4_[01Kk](?:_(?:[Xx])?[LSls])?-00001-of-\\d{5}\\.gguf$",
      "^.*$",
    ],
  },
  gguf_split: { kind: "text", of: "gguf_first_part", patterns: ["^(.*)-00001-of-\\d{5}\\.gguf$"] },
  mmproj_files: { kind: "list", of: "files", patterns: ["^.*mmproj.*$"] },
  mmproj_file: { kind: "text", of: "mmproj_files", patterns: ["^.*\\.gguf$"] },
  only_gguf: { kind: "text", of: "gguf_weights", patterns: ["\\.(gguf)$"], unless: "weights_file" },
  onnx_file: { kind: "text", of: "files", patterns: ["^.*\\.onnx$"] },
  only_onnx: { kind: "text", of: "onnx_file", patterns: ["\\.(onnx)$"], unless: "weights_file" },
  adapter_file: { kind: "text", of: "files", patterns: ["^adapter_config\\.json$"] },
  chat_template_file: { kind: "text", of: "files", patterns: ["^chat_template\\.(?:jinja|json)$"] },
  yolo_file: {
    kind: "text",
    of: "files",
    patterns: [
      "^(?:.*/)?[Yy][Oo][Ll][Oo](?:v)?\\d+n\\.pt$",
      "^(?:.*/)?[Yy][Oo][Ll][Oo](?:v)?\\d+\\w?\\.pt$",
      "^(?:.*/)?best\\.pt$",
      "^.*\\.pt$",
    ],
  },
  keras_file: { kind: "text", of: "files", patterns: ["^.*\\.keras$", "^.*\\.h5$"], without: "weights\\.h5$" },
  saved_model_file: { kind: "text", of: "files", patterns: ["^saved_model\\.pb$"] },
  transformers_info: { kind: "flag", paths: ["transformersInfo"] },
  model_class: { kind: "identifier", paths: ["transformersInfo.auto_model"] },
  auto_model: {
    kind: "identifier",
    of: "model_class",
    patterns: ["^.*$"],
    replace: [
      ["AutoModelForVision2Seq", "AutoModelForImageTextToText"],
      ["AutoModelWithLMHead", "AutoModelForCausalLM"],
    ],
    default: "AutoModel",
  },
  custom_class: { kind: "text", paths: ["transformersInfo.custom_class"] },
  processor_class: { kind: "identifier", paths: ["transformersInfo.processor"] },
  processor: {
    kind: "identifier",
    of: "processor_class",
    patterns: ["^.*$"],
    replace: [
      ["BeitFeatureExtractor", "BeitImageProcessor"],
      ["CLIPFeatureExtractor", "CLIPImageProcessor"],
      ["ConvNextFeatureExtractor", "ConvNextImageProcessor"],
      ["DeiTFeatureExtractor", "DeiTImageProcessor"],
      ["DetrFeatureExtractor", "DetrImageProcessor"],
      ["DonutFeatureExtractor", "DonutImageProcessor"],
      ["DPTFeatureExtractor", "DPTImageProcessor"],
      ["GLPNFeatureExtractor", "GLPNImageProcessor"],
      ["MaskFormerFeatureExtractor", "MaskFormerImageProcessor"],
      ["SegformerFeatureExtractor", "SegformerImageProcessor"],
      ["VideoMAEFeatureExtractor", "VideoMAEImageProcessor"],
      ["ViTFeatureExtractor", "ViTImageProcessor"],
      ["YolosFeatureExtractor", "YolosImageProcessor"],
    ],
  },
  processor_variable: {
    kind: "identifier",
    of: "processor",
    table: { AutoTokenizer: "tokenizer", AutoFeatureExtractor: "extractor" },
    otherwise: "processor",
    default: "processor",
  },
  chat_template: {
    kind: "flag",
    paths: [
      "config.tokenizer_config.chat_template",
      "config.processor_config.chat_template",
      "config.chat_template_jinja",
    ],
  },
  transformers_pipeline: {
    kind: "text",
    of: "pipeline_tag",
    table: {
      "any-to-any": "any-to-any",
      "audio-classification": "audio-classification",
      "automatic-speech-recognition": "automatic-speech-recognition",
      "depth-estimation": "depth-estimation",
      "document-question-answering": "document-question-answering",
      "feature-extraction": "feature-extraction",
      "fill-mask": "fill-mask",
      "image-classification": "image-classification",
      "image-feature-extraction": "image-feature-extraction",
      "image-segmentation": "image-segmentation",
      "image-text-to-text": "image-text-to-text",
      "mask-generation": "mask-generation",
      "object-detection": "object-detection",
      "table-question-answering": "table-question-answering",
      "text-classification": "text-classification",
      "text-generation": "text-generation",
      "text-to-audio": "text-to-audio",
      "text-to-speech": "text-to-speech",
      "token-classification": "token-classification",
      "video-classification": "video-classification",
      "zero-shot-classification": "zero-shot-classification",
      "zero-shot-image-classification": "zero-shot-image-classification",
      "zero-shot-object-detection": "zero-shot-object-detection",
    },
  },
  removed_pipeline: {
    kind: "flag",
    of: "pipeline_tag",
    table: {
      "image-to-image": true,
      "image-to-text": true,
      "question-answering": true,
      summarization: true,
      translation: true,
      "visual-question-answering": true,
    },
  },
  model_type: { kind: "text", paths: ["config.model_type"] },
  problem_type: { kind: "text", paths: ["config.problem_type"] },
  nli_name: { kind: "text", of: "name", patterns: ["(?:^|[-_])([mx]?nli|[MX]?NLI)(?:[-_]|$)"] },
  is_nli: { kind: "flag" },
  diffusers_class: { kind: "identifier" },
  diffusers_names: { kind: "list" },
  diffusers_shape: {
    kind: "text",
    of: "diffusers_names",
    table: {
      "text-to-image": "text-to-image",
      AltDiffusionPipeline: "text-to-image",
      AmusedPipeline: "text-to-image",
      AuraFlowPipeline: "text-to-image",
      BriaFiboPipeline: "text-to-image",
      BriaPipeline: "text-to-image",
      ChromaPipeline: "text-to-image",
      CogView3PlusPipeline: "text-to-image",
      CogView4Pipeline: "text-to-image",
      Cosmos2TextToImagePipeline: "text-to-image",
      ErnieImagePipeline: "text-to-image",
      FluxPipeline: "text-to-image",
      HiDreamImagePipeline: "text-to-image",
      HunyuanDiTPAGPipeline: "text-to-image",
      HunyuanDiTPipeline: "text-to-image",
      HunyuanImagePipeline: "text-to-image",
      IFPipeline: "text-to-image",
      Ideogram4Pipeline: "text-to-image",
      Kandinsky3Pipeline: "text-to-image",
      Kandinsky5T2IPipeline: "text-to-image",
      KandinskyCombinedPipeline: "text-to-image",
      KandinskyV22CombinedPipeline: "text-to-image",
      KolorsPAGPipeline: "text-to-image",
      KolorsPipeline: "text-to-image",
      Krea2Pipeline: "text-to-image",
      LDMTextToImagePipeline: "text-to-image",
      LatentConsistencyModelPipeline: "text-to-image",
      LongCatImagePipeline: "text-to-image",
      Lumina2Pipeline: "text-to-image",
      LuminaPipeline: "text-to-image",
      NucleusMoEImagePipeline: "text-to-image",
      OmniGenPipeline: "text-to-image",
      OvisImagePipeline: "text-to-image",
      PRXPipeline: "text-to-image",
      PRXPixelPipeline: "text-to-image",
      PixArtAlphaPipeline: "text-to-image",
      PixArtSigmaPAGPipeline: "text-to-image",
      PixArtSigmaPipeline: "text-to-image",
      QwenImagePipeline: "text-to-image",
      SanaPAGPipeline: "text-to-image",
      SanaPipeline: "text-to-image",
      SanaSprintPipeline: "text-to-image",
      SemanticStableDiffusionPipeline: "text-to-image",
      StableCascadeCombinedPipeline: "text-to-image",
      StableDiffusion3PAGPipeline: "text-to-image",
      StableDiffusion3Pipeline: "text-to-image",
      StableDiffusionGLIGENPipeline: "text-to-image",
      StableDiffusionGLIGENTextImagePipeline: "text-to-image",
      StableDiffusionModelEditingPipeline: "text-to-image",
      StableDiffusionPAGPipeline: "text-to-image",
      StableDiffusionPanoramaPipeline: "text-to-image",
      StableDiffusionParadigmsPipeline: "text-to-image",
      StableDiffusionPipeline: "text-to-image",
      StableDiffusionPipelineSafe: "text-to-image",
      StableDiffusionSAGPipeline: "text-to-image",
      StableDiffusionXLPAGPipeline: "text-to-image",
      StableDiffusionXLPipeline: "text-to-image",
      StableUnCLIPPipeline: "text-to-image",
      UnCLIPPipeline: "text-to-image",
      UniDiffuserPipeline: "text-to-image",
      VQDiffusionPipeline: "text-to-image",
      VersatileDiffusionTextToImagePipeline: "text-to-image",
      WuerstchenCombinedPipeline: "text-to-image",
      ZImagePipeline: "text-to-image",
      "image-to-image": "image-to-image",
      "image-text-to-image": "image-to-image",
      AltDiffusionImg2ImgPipeline: "image-to-image",
      AmusedImg2ImgPipeline: "image-to-image",
      BriaFiboEditPipeline: "image-to-image",
      ChromaImg2ImgPipeline: "image-to-image",
      FluxImg2ImgPipeline: "image-to-image",
      FluxKontextPipeline: "image-to-image",
      HunyuanImageRefinerPipeline: "image-to-image",
      IFImg2ImgPipeline: "image-to-image",
      IFSuperResolutionPipeline: "image-to-image",
      JoyImageEditPipeline: "image-to-image",
      Kandinsky3Img2ImgPipeline: "image-to-image",
      Kandinsky5I2IPipeline: "image-to-image",
      KandinskyImg2ImgCombinedPipeline: "image-to-image",
      KandinskyV22Img2ImgCombinedPipeline: "image-to-image",
      KolorsImg2ImgPipeline: "image-to-image",
      LatentConsistencyModelImg2ImgPipeline: "image-to-image",
      LongCatImageEditPipeline: "image-to-image",
      QwenImageEditPipeline: "image-to-image",
      QwenImageEditPlusPipeline: "image-to-image",
      QwenImageImg2ImgPipeline: "image-to-image",
      SanaSprintImg2ImgPipeline: "image-to-image",
      StableDiffusion3Img2ImgPipeline: "image-to-image",
      StableDiffusion3PAGImg2ImgPipeline: "image-to-image",
      StableDiffusionDepth2ImgPipeline: "image-to-image",
      StableDiffusionImg2ImgPipeline: "image-to-image",
      StableDiffusionInstructPix2PixPipeline: "image-to-image",
      StableDiffusionLatentUpscalePipeline: "image-to-image",
      StableDiffusionPAGImg2ImgPipeline: "image-to-image",
      StableDiffusionUpscalePipeline: "image-to-image",
      StableDiffusionXLImg2ImgPipeline: "image-to-image",
      StableDiffusionXLInstructPix2PixPipeline: "image-to-image",
      StableDiffusionXLPAGImg2ImgPipeline: "image-to-image",
      ZImageImg2ImgPipeline: "image-to-image",
      ZImageOmniPipeline: "image-to-image",
      LDMSuperResolutionPipeline: "image-variation",
      StableDiffusionImageVariationPipeline: "image-variation",
      StableUnCLIPImg2ImgPipeline: "image-variation",
      UnCLIPImageVariationPipeline: "image-variation",
      VersatileDiffusionImageVariationPipeline: "image-variation",
      QwenImageLayeredPipeline: "image-layers",
      AmusedInpaintPipeline: "inpainting",
      ChromaInpaintPipeline: "inpainting",
      Flux2KleinInpaintPipeline: "inpainting",
      FluxInpaintPipeline: "inpainting",
      FluxKontextInpaintPipeline: "inpainting",
      IFInpaintingPipeline: "inpainting",
      KandinskyInpaintCombinedPipeline: "inpainting",
      KandinskyV22InpaintCombinedPipeline: "inpainting",
      QwenImageEditInpaintPipeline: "inpainting",
      QwenImageInpaintPipeline: "inpainting",
      StableDiffusion3InpaintPipeline: "inpainting",
      StableDiffusionPAGInpaintPipeline: "inpainting",
      StableDiffusionXLPAGInpaintPipeline: "inpainting",
      ZImageInpaintPipeline: "inpainting",
      StableDiffusionAdapterPipeline: "control-by-image",
      StableDiffusionControlNetPAGPipeline: "control-by-image",
      StableDiffusionControlNetPipeline: "control-by-image",
      StableDiffusionControlNetXSPipeline: "control-by-image",
      StableDiffusionXLAdapterPipeline: "control-by-image",
      StableDiffusionXLControlNetPAGPipeline: "control-by-image",
      StableDiffusionXLControlNetPipeline: "control-by-image",
      StableDiffusionXLControlNetXSPipeline: "control-by-image",
      CogView4ControlPipeline: "control-image",
      FluxControlNetPipeline: "control-image",
      FluxControlPipeline: "control-image",
      HunyuanDiTControlNetPipeline: "control-image",
      QwenImageControlNetPipeline: "control-image",
      SanaControlNetPipeline: "control-image",
      StableDiffusion3ControlNetPipeline: "control-image",
      ZImageControlNetPipeline: "control-image",
      KandinskyPipeline: "decoder",
      KandinskyV22Pipeline: "decoder",
      StableCascadeDecoderPipeline: "decoder",
      WuerstchenDecoderPipeline: "decoder",
      KandinskyPriorPipeline: "prior",
      KandinskyV22PriorPipeline: "prior",
      StableCascadePriorPipeline: "prior",
      WuerstchenPriorPipeline: "prior",
      MarigoldDepthPipeline: "depth",
      MarigoldNormalsPipeline: "normals",
      StableDiffusionLDM3DPipeline: "depth-and-colours",
      MarigoldIntrinsicsPipeline: "intrinsics",
      "unconditional-image-generation": "unconditional-image-generation",
      ConsistencyModelPipeline: "unconditional-image-generation",
      DDIMPipeline: "unconditional-image-generation",
      DDPMPipeline: "unconditional-image-generation",
      KarrasVePipeline: "unconditional-image-generation",
      LDMPipeline: "unconditional-image-generation",
      PNDMPipeline: "unconditional-image-generation",
      ScoreSdeVePipeline: "unconditional-image-generation",
      DiTPipeline: "class-to-image",
      "text-to-video": "text-to-video",
      AllegroPipeline: "text-to-video",
      AnimateDiffPAGPipeline: "text-to-video",
      AnimateDiffPipeline: "text-to-video",
      AnimateDiffSDXLPipeline: "text-to-video",
      AnyFlowFARPipeline: "text-to-video",
      AnyFlowPipeline: "text-to-video",
      CogVideoXPipeline: "text-to-video",
      Cosmos2_5_PredictBasePipeline: "text-to-video",
      CosmosTextToWorldPipeline: "text-to-video",
      EasyAnimatePipeline: "text-to-video",
      HeliosPipeline: "text-to-video",
      HeliosPyramidPipeline: "text-to-video",
      HunyuanVideo15Pipeline: "text-to-video",
      HunyuanVideoPipeline: "text-to-video",
      Kandinsky5T2VPipeline: "text-to-video",
      LTX2Pipeline: "text-to-video",
      LTXPipeline: "text-to-video",
      LattePipeline: "text-to-video",
      MochiPipeline: "text-to-video",
      MotifVideoPipeline: "text-to-video",
      SanaVideoPipeline: "text-to-video",
      SkyReelsV2DiffusionForcingPipeline: "text-to-video",
      SkyReelsV2Pipeline: "text-to-video",
      TextToVideoSDPipeline: "text-to-video",
      WanPipeline: "text-to-video",
      WanVACEPipeline: "text-to-video",
      "image-to-video": "image-to-video",
      "image-text-to-video": "image-to-video",
      ChronoEditPipeline: "image-to-video",
      CogVideoXImageToVideoPipeline: "image-to-video",
      Cosmos2VideoToWorldPipeline: "image-to-video",
      CosmosVideoToWorldPipeline: "image-to-video",
      HunyuanSkyreelsImageToVideoPipeline: "image-to-video",
      HunyuanVideo15ImageToVideoPipeline: "image-to-video",
      HunyuanVideoFramepackPipeline: "image-to-video",
      HunyuanVideoImageToVideoPipeline: "image-to-video",
      I2VGenXLPipeline: "image-to-video",
      Kandinsky5I2VPipeline: "image-to-video",
      LTX2ImageToVideoPipeline: "image-to-video",
      LTXConditionPipeline: "image-to-video",
      LTXImageToVideoPipeline: "image-to-video",
      MotifVideoImage2VideoPipeline: "image-to-video",
      PIAPipeline: "image-to-video",
      SanaImageToVideoPipeline: "image-to-video",
      SkyReelsV2DiffusionForcingImageToVideoPipeline: "image-to-video",
      SkyReelsV2ImageToVideoPipeline: "image-to-video",
      WanImageToVideoPipeline: "image-to-video",
      StableVideoDiffusionPipeline: "image-to-video-without-text",
      "video-to-video": "video-to-video",
      AnimateDiffVideoToVideoPipeline: "video-to-video",
      CogVideoXVideoToVideoPipeline: "video-to-video",
      LucyEditPipeline: "video-to-video",
      SkyReelsV2DiffusionForcingVideoToVideoPipeline: "video-to-video",
      VideoToVideoSDPipeline: "video-to-video",
      WanVideoToVideoPipeline: "video-to-video",
      "text-to-audio": "text-to-audio",
      AudioLDM2Pipeline: "text-to-audio",
      AudioLDMPipeline: "text-to-audio",
      MusicLDMPipeline: "text-to-audio",
      AceStepPipeline: "text-to-sound",
      StableAudio3Pipeline: "text-to-sound",
      StableAudioPipeline: "text-to-sound",
      DanceDiffusionPipeline: "audio",
      DiffusionGemmaPipeline: "text",
      LLaDA2Pipeline: "text",
      "text-to-3d": "text-to-3d",
      ShapEPipeline: "text-to-3d",
      "image-to-3d": "image-to-3d",
      ShapEImg2ImgPipeline: "image-to-3d",
      AsymmetricAutoencoderKL: "autoencoder",
      AutoencoderDC: "autoencoder",
      AutoencoderKL: "autoencoder",
      AutoencoderTiny: "autoencoder",
      VQModel: "autoencoder",
      AnimateDiffControlNetPipeline: "other-pipeline",
      AnimateDiffSparseControlNetPipeline: "other-pipeline",
      AnimateDiffVideoToVideoControlNetPipeline: "other-pipeline",
      AudioDiffusionPipeline: "other-pipeline",
      BlipDiffusionControlNetPipeline: "other-pipeline",
      BlipDiffusionPipeline: "other-pipeline",
      CogVideoXFunControlPipeline: "other-pipeline",
      ConsisIDPipeline: "other-pipeline",
      Cosmos2_5_TransferPipeline: "other-pipeline",
      Cosmos3OmniPipeline: "other-pipeline",
      CycleDiffusionPipeline: "other-pipeline",
      EasyAnimateControlPipeline: "other-pipeline",
      EasyAnimateInpaintPipeline: "other-pipeline",
      FluxControlImg2ImgPipeline: "other-pipeline",
      FluxControlInpaintPipeline: "other-pipeline",
      FluxControlNetImg2ImgPipeline: "other-pipeline",
      FluxControlNetInpaintPipeline: "other-pipeline",
      FluxPriorReduxPipeline: "other-pipeline",
      IFImg2ImgSuperResolutionPipeline: "other-pipeline",
      IFInpaintingSuperResolutionPipeline: "other-pipeline",
      JoyImageEditPlusPipeline: "other-pipeline",
      KandinskyImg2ImgPipeline: "other-pipeline",
      KandinskyInpaintPipeline: "other-pipeline",
      KandinskyV22ControlnetImg2ImgPipeline: "other-pipeline",
      KandinskyV22ControlnetPipeline: "other-pipeline",
      KandinskyV22Img2ImgPipeline: "other-pipeline",
      KandinskyV22InpaintPipeline: "other-pipeline",
      KandinskyV22PriorEmb2EmbPipeline: "other-pipeline",
      LEditsPPPipelineStableDiffusion: "other-pipeline",
      LEditsPPPipelineStableDiffusionXL: "other-pipeline",
      LTX2ConditionPipeline: "other-pipeline",
      LTX2HDRPipeline: "other-pipeline",
      LTX2InContextPipeline: "other-pipeline",
      LTX2LatentUpsamplePipeline: "other-pipeline",
      LTX2VideoDiffusionDecodePipeline: "other-pipeline",
      LTXI2VLongMultiPromptPipeline: "other-pipeline",
      LTXLatentUpsamplePipeline: "other-pipeline",
      LongCatAudioDiTPipeline: "other-pipeline",
      PaintByExamplePipeline: "other-pipeline",
      QwenImageControlNetInpaintPipeline: "other-pipeline",
      RePaintPipeline: "other-pipeline",
      SpectrogramDiffusionPipeline: "other-pipeline",
      StableAudio3AudioToAudioPipeline: "other-pipeline",
      StableAudio3InpaintPipeline: "other-pipeline",
      StableDiffusion3ControlNetInpaintingPipeline: "other-pipeline",
      StableDiffusionAttendAndExcitePipeline: "other-pipeline",
      StableDiffusionControlNetImg2ImgPipeline: "other-pipeline",
      StableDiffusionControlNetInpaintPipeline: "other-pipeline",
      StableDiffusionControlNetPAGInpaintPipeline: "other-pipeline",
      StableDiffusionDiffEditPipeline: "other-pipeline",
      StableDiffusionPix2PixZeroPipeline: "other-pipeline",
      StableDiffusionXLControlNetImg2ImgPipeline: "other-pipeline",
      StableDiffusionXLControlNetInpaintPipeline: "other-pipeline",
      StableDiffusionXLControlNetPAGImg2ImgPipeline: "other-pipeline",
      StableDiffusionXLControlNetUnionImg2ImgPipeline: "other-pipeline",
      StableDiffusionXLControlNetUnionInpaintPipeline: "other-pipeline",
      StableDiffusionXLControlNetUnionPipeline: "other-pipeline",
      TextToVideoZeroPipeline: "other-pipeline",
      TextToVideoZeroSDXLPipeline: "other-pipeline",
      VersatileDiffusionDualGuidedPipeline: "other-pipeline",
      VisualClozeGenerationPipeline: "other-pipeline",
      VisualClozePipeline: "other-pipeline",
      WanAnimatePipeline: "other-pipeline",
      ZImageControlNetInpaintPipeline: "other-pipeline",
    },
    default: "text-to-image",
  },
  ip_adapter_files: { kind: "list", of: "files", patterns: ["^.*[Ii][Pp][-_]?[Aa]dapter.*$"] },
  ip_adapter_path: {
    kind: "text",
    of: "ip_adapter_files",
    patterns: ["^.*ip-adapter_sd(?:15|xl)\\.(?:safetensors|bin)$", "^.*\\.(?:safetensors|bin)$"],
  },
  ip_adapter_folder: { kind: "text", of: "ip_adapter_path", patterns: ["^(.+)/"] },
  ip_adapter_file: {
    kind: "text",
    of: "ip_adapter_path",
    patterns: ["^(?:.*/)?([^/]*)$"],
    default: "fill-in-file-name",
  },
  sentences: {
    kind: "list",
    default: [
      "The ferry leaves the harbour at seven.",
      "A boat departs from the port early in the morning.",
      "She planted tomatoes behind the house.",
    ],
  },
  sentence_count: { kind: "number", default: 3 },
  keras_tasks: { kind: "names", paths: ["config.keras_hub.tasks"] },
  pruna_package: {
    kind: "identifier",
    of: "tags",
    table: { pro: "pruna_pro", "pruna_pro-ai": "pruna_pro" },
    default: "pruna",
  },
  pruna_class: {
    kind: "identifier",
    of: "tags",
    table: { pro: "PrunaProModel", "pruna_pro-ai": "PrunaProModel" },
    default: "PrunaModel",
  },
  mlx_image_name: { kind: "text", of: "name", patterns: ["^(.+?)(?:-mlxim)?$"], default: "fill-in-model-name" },
  multimolecule_sequence: { kind: "text" },
  sklearn_file: { kind: "text", paths: ["config.sklearn.model.file"] },
  sklearn_format: { kind: "text", paths: ["config.sklearn.model_format"] },
  sklearn_joblib_file: { kind: "text", of: "sklearn_file", patterns: ["^.*\\.(?:joblib|pkl|pickle|p|sav|bin|model)$"] },
  joblib_file: { kind: "text", of: "files", patterns: ["^.*\\.joblib$", "^.*\\.(?:pkl|pickle|sav)$"] },
  skops_file: { kind: "text", of: "files", patterns: ["^.*\\.skops$"] },
  language: { kind: "text", of: "name", patterns: ["^(?:stanza-|opus-mt-(?:tc-(?:big|base)-)?)?([a-z]{2})(?:[_-]|$)"] },
  sentence_of_language: {
    kind: "text",
    of: "language",
    table: {
      ar: "تغادر العبارة الميناء في الساعة السابعة.",
      ca: "El ferri surt del port a les set.",
      cs: "Trajekt odplouvá z přístavu v sedm.",
      da: "Færgen forlader havnen klokken syv.",
      de: "Die Fähre verlässt den Hafen um sieben.",
      el: "Το πλοίο φεύγει από το λιμάνι στις επτά.",
      en: "The ferry leaves the harbour at seven.",
      es: "El barco sale del puerto a las siete.",
      fi: "Lautta lähtee satamasta kello seitsemän.",
      fr: "Le bateau quitte le port à sept heures.",
      he: "המעבורת יוצאת מהנמל בשבע.",
      hi: "नाव सात बजे बंदरगाह से निकलती है।",
      hr: "Trajekt isplovljava iz luke u sedam.",
      hu: "A komp hétkor indul a kikötőből.",
      id: "Kapal feri meninggalkan pelabuhan pukul tujuh.",
      it: "Il traghetto lascia il porto alle sette.",
      ja: "フェリーは七時に港を出ます。",
      ko: "배는 일곱 시에 항구를 떠납니다.",
      nl: "De veerboot verlaat de haven om zeven uur.",
      nb: "Fergen forlater havnen klokken sju.",
      pl: "Prom wypływa z portu o siódmej.",
      pt: "O barco sai do porto às sete.",
      ro: "Feribotul pleacă din port la ora șapte.",
      ru: "Паром выходит из гавани в семь.",
      sv: "Färjan lämnar hamnen klockan sju.",
      tr: "Feribot limandan yedide ayrılıyor.",
      uk: "Пором виходить з гавані о сьомій.",
      vi: "Con phà rời cảng lúc bảy giờ.",
      zh: "渡轮七点离开港口。",
    },
  },
  sb3_prefix: { kind: "text", of: "name", patterns: ["^([A-Za-z0-9]+)[-_]"] },
  sb3_algorithm: {
    kind: "identifier",
    of: "sb3_prefix",
    table: {
      a2c: "A2C",
      A2C: "A2C",
      ddpg: "DDPG",
      DDPG: "DDPG",
      dqn: "DQN",
      DQN: "DQN",
      ppo: "PPO",
      PPO: "PPO",
      sac: "SAC",
      SAC: "SAC",
      td3: "TD3",
      TD3: "TD3",
    },
  },
  sb3_environment: { kind: "text", of: "tags", patterns: ["^[A-Za-z][A-Za-z0-9]*-v\\d+$"] },
  spacy_package: { kind: "identifier", of: "name", patterns: ["^.*$"] },
  terratorch_backbone: {
    kind: "text",
    of: "name",
    table: {
      "Prithvi-EO-1.0-100M": "prithvi_eo_v1_100",
      "Prithvi-EO-2.0-tiny-TL": "prithvi_eo_v2_tiny_tl",
      "Prithvi-EO-2.0-100M-TL": "prithvi_eo_v2_100_tl",
      "Prithvi-EO-2.0-300M": "prithvi_eo_v2_300",
      "Prithvi-EO-2.0-300M-TL": "prithvi_eo_v2_300_tl",
      "Prithvi-EO-2.0-600M": "prithvi_eo_v2_600",
      "Prithvi-EO-2.0-600M-TL": "prithvi_eo_v2_600_tl",
      "TerraMind-1.0-tiny": "terramind_v1_tiny",
      "TerraMind-1.0-small": "terramind_v1_small",
      "TerraMind-1.0-base": "terramind_v1_base",
      "TerraMind-1.0-large": "terramind_v1_large",
    },
    default: "fill-in-backbone-name",
  },
  yolo_version: { kind: "text", of: "tags", patterns: ["^yolov(\\d+)$"] },
  stanza_lang: {
    kind: "text",
    of: "name",
    patterns: ["^.*$"],
    replace: [["stanza-", ""]],
    default: "fill-in-language",
  },
  ltx_tag: { kind: "text", of: "tags", patterns: ["[Ll][Tt][Xx][-_]?2\\.5"] },
  ltx_bases: { kind: "list", paths: ["cardData.base_model"] },
  ltx_base: { kind: "text", of: "ltx_bases", patterns: ["[Ll][Tt][Xx][-_]?2\\.5"] },
  ltx_only_base: { kind: "text", of: "base_model", patterns: ["[Ll][Tt][Xx][-_]?2\\.5"] },
  paddleocr_version: {
    kind: "text",
    of: "id",
    patterns: ["^PaddlePaddle/PaddleOCR-(VL(?:-\\d+(?:\\.\\d+)*)?)$"],
    replace: [
      ["VL-", "v"],
      ["VL", "v1"],
    ],
  },
  paddleocr_class: {
    kind: "identifier",
    of: "tags",
    table: {
      textline_detection: "TextDetection",
      textline_recognition: "TextRecognition",
      seal_text_detection: "SealTextDetection",
      doc_img_unwarping: "TextImageUnwarping",
      doc_img_orientation_classification: "DocImgOrientationClassification",
      textline_orientation_classification: "TextLineOrientationClassification",
      chart_parsing: "ChartParsing",
      formula_recognition: "FormulaRecognition",
      layout_detection: "LayoutDetection",
      table_cells_detection: "TableCellsDetection",
      wired_table_classification: "TableClassification",
      table_structure_recognition: "TableStructureRecognition",
    },
  },
  adapter_base_model: { kind: "text", paths: ["config.adapter_transformers.model_name"] },
  edsnlp_module: { kind: "identifier", of: "package_name", patterns: ["^.*$"] },
  yolov10_version: { kind: "text", of: "tags", patterns: ["^yolov(\\d+)$"] },
  transformers_js_task: {
    kind: "text",
    of: "pipeline_tag",
    table: {
      "audio-classification": "audio-classification",
      "automatic-speech-recognition": "automatic-speech-recognition",
      "background-removal": "background-removal",
      "depth-estimation": "depth-estimation",
      "document-question-answering": "document-question-answering",
      "feature-extraction": "feature-extraction",
      "fill-mask": "fill-mask",
      "image-classification": "image-classification",
      "image-feature-extraction": "image-feature-extraction",
      "image-segmentation": "image-segmentation",
      "image-to-image": "image-to-image",
      "image-to-text": "image-to-text",
      "object-detection": "object-detection",
      "question-answering": "question-answering",
      "sentence-similarity": "feature-extraction",
      summarization: "summarization",
      "text-classification": "text-classification",
      "text-generation": "text-generation",
      "text-to-audio": "text-to-audio",
      "text-to-speech": "text-to-speech",
      "text2text-generation": "text2text-generation",
      "token-classification": "token-classification",
      translation: "translation",
      "zero-shot-audio-classification": "zero-shot-audio-classification",
      "zero-shot-classification": "zero-shot-classification",
      "zero-shot-image-classification": "zero-shot-image-classification",
      "zero-shot-object-detection": "zero-shot-object-detection",
    },
  },
  moshi_bits: { kind: "text", of: "id", patterns: ["-q([48])"] },
  peft_task: { kind: "text", paths: ["config.peft.task_type"] },
  peft_class: {
    kind: "identifier",
    of: "peft_task",
    table: {
      CAUSAL_LM: "AutoModelForCausalLM",
      SEQ_2_SEQ_LM: "AutoModelForSeq2SeqLM",
      SEQ_CLS: "AutoModelForSequenceClassification",
      TOKEN_CLS: "AutoModelForTokenClassification",
    },
  },
  peft_base: { kind: "text", paths: ["config.peft.base_model_name_or_path"] },
  tagged_base: { kind: "text", of: "tags", patterns: ["^base_model:adapter:(.+)$"] },
  adapter_packages: { kind: "list", of: "adapter_file", table: { "adapter_config.json": ["peft"] } },
  speechbrain_interface: { kind: "text", paths: ["config.speechbrain.speechbrain_interface"] },
  speechbrain_class: {
    kind: "identifier",
    of: "speechbrain_interface",
    table: {
      EncoderASR: "EncoderASR",
      EncoderClassifier: "EncoderClassifier",
      EncoderDecoderASR: "EncoderDecoderASR",
      SepformerSeparation: "SepformerSeparation",
      SpeakerRecognition: "SpeakerRecognition",
      SpectralMaskEnhancement: "SpectralMaskEnhancement",
    },
  },
  speechbrain_method: {
    kind: "identifier",
    of: "speechbrain_interface",
    table: {
      EncoderASR: "transcribe_file",
      EncoderClassifier: "classify_file",
      EncoderDecoderASR: "transcribe_file",
      SepformerSeparation: "separate_file",
      SpectralMaskEnhancement: "enhance_file",
    },
  },
  library_name: { kind: "text", paths: ["library_name"] },
  quant_method: { kind: "text", paths: ["config.quantization_config.quant_method"] },
  quantization_packages: {
    kind: "list",
    of: "quant_method",
    table: {
      aqlm: ["aqlm[gpu,cpu]"],
      "auto-round": ["auto-round"],
      awq: ["gptqmodel"],
      bitsandbytes: ["bitsandbytes"],
      "compressed-tensors": ["compressed-tensors"],
      eetq: ["kernels>=0.17.0,<0.18.0"],
      fp8: ["kernels>=0.17.0,<0.18.0"],
      mxfp4: ["kernels>=0.17.0,<0.18.0"],
      mxfp8: ["kernels>=0.17.0,<0.18.0"],
      metal: ["kernels>=0.17.0,<0.18.0"],
      fbgemm_fp8: ["fbgemm-gpu-genai"],
      fp_quant: ["fp_quant"],
      gptq: ["gptqmodel", "optimum"],
      higgs: ["flute-kernel", "fast_hadamard_transform"],
      hqq: ["hqq"],
      quanto: ["optimum-quanto"],
      quark: ["amd-quark"],
      sinq: ["sinq"],
      spqr: ["spqr_quant[gpu]"],
      torchao: ["torchao"],
      vptq: ["vptq"],
    },
  },
  gguf_packages: { kind: "list", of: "only_gguf", table: { gguf: ["gguf"] } },
  gguf_context: { kind: "number", paths: ["gguf.context_length"] },
  tool_template: { kind: "text" },
  is_mlx: { kind: "flag", of: "tags", table: { mlx: true } },
  sees_images: { kind: "flag", of: "pipeline_tag", table: { "image-text-to-text": true } },
  file: { kind: "text", paths: ["selectedFile"] },
  quantization: { kind: "text", paths: ["selectedQuantization"] },
  chosen_context: { kind: "number", paths: ["selectedContext"] },
  kernel_version: { kind: "number", paths: ["selectedVersion"], default: 1 },
};
