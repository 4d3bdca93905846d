/** The names that code in one host language may use without a declaration, and the names that it must not use. */
export interface KnownNames {
  /** Functions and values that need no import. */
  readonly names: ReadonlySet<string>;
  /** Functions that code may call. Members of these functions must not be used. */
  readonly onlyCalled: ReadonlySet<string>;
  /** The language's own modules that code may use: a whole module (`math`), or one name of a module (`os.getenv`). */
  readonly modules: ReadonlySet<string>;
  /** Names of all modules in the language's standard library. An entry cannot declare these names. */
  readonly standard: ReadonlySet<string>;
  /** Packages that every entry may import without declaring them. */
  readonly packages: ReadonlySet<string>;
  /** Names of built-in functions that run or look up code. A variable must not have such a name. */
  readonly reserved: ReadonlySet<string>;
  /** Matches members that give access to code, such as `__class__` or `constructor`. */
  readonly members: RegExp;
  /**
   * Names of methods that run a string, such as `eval`. They may only be called without arguments, because such a call
   * runs no string: `model.eval()` in PyTorch.
   */
  readonly bareMethods: ReadonlySet<string>;
  /** True if a key of an object can replace a member of this object, as in JavaScript. */
  readonly areKeysMembers: boolean;
}

export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const PYTHON_NAMES: KnownNames = {
  names: words(`
    __file__ __name__ abs all any ascii bin bool bytearray bytes chr complex dict dir divmod enumerate filter float
    format frozenset hash hex id int isinstance iter len list map max min next object oct ord pow print range repr
    reversed round set slice sorted str sum tuple type zip open
    AssertionError AttributeError ConnectionError Exception ImportError IndexError LookupError SystemExit TimeoutError KeyError OSError RuntimeError StopIteration TypeError ValueError
    FileNotFoundError KeyboardInterrupt NotImplementedError
  `),
  onlyCalled: words("getattr help"),
  modules: words(`
    argparse asyncio.Queue asyncio.gather asyncio.run asyncio.sleep base64 collections contextlib.nullcontext copy csv
    dataclasses datetime decimal enum fractions functools.partial functools.reduce getpass glob inspect.signature io itertools json
    math mimetypes os.environ os.getenv os.listdir os.makedirs os.path pathlib.Path pprint random re statistics string
    struct sys.argv sys.exit sys.path sys.stderr sys.stdin sys.stdout tempfile textwrap threading.Thread time
    typing.Any typing.Literal typing.cast unicodedata urllib.parse urllib.request.urlopen urllib.request.urlretrieve uuid warnings wave zipfile
    __future__
  `),
  standard: words(`
    abc aifc antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect
    builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
    concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm
    decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
    fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
    hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json
    keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder
    msilib msvcrt multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os
    ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint
    profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib
    resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib
    sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string
    stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios
    textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle
    turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg
    winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
  `),
  packages: words(`
    IPython.display.Audio IPython.display.Image IPython.display.Video IPython.display.display PIL accelerate cv2 datasets diffusers einops huggingface_hub imageio jax joblib keras librosa
    matplotlib mlx numpy onnxruntime paddle pandas requests safetensors scipy skimage sklearn soundfile tensorflow
    timm tokenizers torch torchaudio torchvision tqdm transformers trimesh yaml.safe_load
  `),
  reserved: words(`
    __builtins__ __import__ breakpoint compile delattr eval exec getattr globals locals memoryview open setattr super vars
  `),
  members:
    /^(?:__\w+|_?os|_?sys|subprocess|builtins|importlib|ctypes|posix|nt|pty|runpy|shutil|multiprocessing|code|cpp_extension|f2py|distutils|CompilationUnit|get_ipython|run_cell|run_line_magic|gi_frame|f_globals|f_builtins)$/,
  bareMethods: words("eval exec query"),
  areKeysMembers: false,
};

export const JAVASCRIPT_NAMES: KnownNames = {
  names: words(`
    AbortController AbortSignal.timeout Array Blob Boolean Buffer Date Error File FileReader Float32Array FormData
    Headers Infinity Int32Array Intl JSON Map Math NaN Number Object.assign Object.entries Object.fromEntries
    Object.keys Object.values Promise RegExp Request Response Set String TextDecoder TextEncoder TypeError URL
    URLSearchParams Uint8Array atob btoa console crypto.randomUUID fetch isNaN parseFloat parseInt
    performance.now process.argv process.env process.exit process.stderr process.stdout setTimeout structuredClone
    undefined
  `),
  onlyCalled: words("Object"),
  modules: words(`
    node:fs.createReadStream node:fs.createWriteStream node:fs.openAsBlob node:fs.readFileSync node:fs.writeFileSync
    node:fs.default.createReadStream node:fs.default.createWriteStream node:fs.default.openAsBlob
    node:fs.default.readFileSync node:fs.default.writeFileSync
    node:fs/promises.readFile node:fs/promises.writeFile node:path node:url node:timers/promises.setTimeout
  `),
  standard: words(`
    assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns
    domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring
    readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib
  `),
  packages: words("@huggingface/hub @huggingface/inference @huggingface/transformers openai wavefile sharp"),
  reserved: words(`
    AsyncFunction Bun Deno Function Proxy Reflect WebAssembly Worker console document eval exports fetch global
    globalThis history importScripts location module navigator open process require self setInterval setTimeout top
    window parent frames
  `),
  members:
    /^(?:__\w+|constructor|prototype|caller|callee|innerHTML|outerHTML|srcdoc|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|mainModule|binding|dlopen)$/,
  bareMethods: words("eval exec execSync"),
  areKeysMembers: true,
};
