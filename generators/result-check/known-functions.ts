/** Built-in functions and objects of Python and JavaScript. */
export const BUILT_IN = new Set(
  `print help len range enumerate zip sorted reversed min max sum abs round list dict set tuple str int float bool open next iter map
  filter any all isinstance getattr hasattr type repr format vars input super Exception ValueError RuntimeError self __name__
  __file__ console process globalThis Math JSON Object Array String Number Boolean Promise Map Set Date URL Buffer fetch
  document window Float32Array Uint8Array Int32Array BigInt64Array Blob File this Error True False None undefined`.split(
    /\s+/,
  ),
);

/**
 * Packages and modules that prepare inputs or download files. A result of their functions counts as a result of the
 * model only if an argument comes from the model. The list contains names of Python and of Node.js.
 */
export const HELPERS = new Set(
  `IPython PIL argparse asyncio base64 collections cv2 datasets dotenv fs functools huggingface_hub inspect io itertools json
  librosa math matplotlib node numpy os pandas pathlib pprint random re requests scipy shutil skimage soundfile subprocess sys
  tempfile time torch torchaudio torchvision typing urllib warnings`.split(/\s+/),
);

/** Matches names of methods that change how or where a model runs, and return the model. */
export const PREPARES =
  /^(?:to|cuda|cpu|mps|half|float|double|bfloat16|eval|train|fit|compile|requires_grad_|(?:load|from|set|enable|disable|add|fuse|tie|configure|register|init|connect|use|open)(?:_.*|[A-Z].*)?)$/;

/** Matches names of functions that load or create a model, or look up a value. */
export const MAKES =
  /^(?:[A-Z].*|(?:load|from|create|get|build|make|init|open|read|download|snapshot|resolve|find|parse|setup|import|require|connect|auto|pipeline|hf)(?:_.*|[A-Z].*)?)$/;

/** Matches names of functions and methods that show their arguments or write them to a file. */
export const SHOWS =
  /^(?:print|pprint|display|show|imshow|log|table|dir|plot|play|render|echo|(?:.*_)?(?:write|save|export|dump|imwrite|imsave|draw|visuali[sz]e)(?:_.*|[A-Z].*|s|z)?|(?:.*_)?to_(?:csv|json|file|wav|video|gif|parquet|excel|html|markdown|disk|glb|ply|obj|mesh|pdb|cif)|toFile|tofile)$/i;

/** Matches keyword arguments that let a call print its result or that name the output file. */
export const SAVES =
  /^(?:save|verbose|stream_to_stdout|print_.*|(?:.*_)?(?:out|output|outputs|save|saved|export|dest|destination|target|result|results)(?:_.*)?|outfile|savepath)$/;

/** Matches the name of an output file. */
export const OUTPUT_FILE = /(?:^|[^a-z])(?:out|output|result|saved)s?(?:[^a-z]|$)/i;

/** Shell commands that only prepare later commands, for example by installing packages. */
export const PREPARING_COMMANDS = new Set(
  `. apt apt-get brew cd chmod conda cp docker-compose dotnet echo export git hf huggingface-cli mkdir mv npm pip pip3 pnpm poetry
  pwd sh-setup source sudo tar touch unzip uv virtualenv which yarn`.split(/\s+/),
);
