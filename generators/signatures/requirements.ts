/** One condition on a version, such as `>=3.11`. */
interface Bound {
  readonly sign: string;
  readonly version: readonly number[];
}

/** Reads conditions in the notation of Python packages, such as `>=3.11,<3.13`. */
function boundsOf(versions: string): readonly Bound[] {
  return [...versions.matchAll(/([<>=!~]=?)\s*([\d.]+)/g)].map(([, sign = "", version = ""]) => ({
    sign,
    version: version
      .split(".")
      .filter((part) => part !== "")
      .map(Number),
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function isWithin(version: readonly number[], bounds: readonly Bound[]): boolean {
  return bounds.every((bound) => {
    const order = compare(version, bound.version);
    switch (bound.sign) {
      case ">=":
        return order >= 0;
      case ">":
        return order > 0;
      case "<=":
        return order <= 0;
      case "<":
        return order < 0;
      case "!=":
        return order !== 0;
      case "~=":
        return order >= 0 && compare(version, nextOf(bound.version)) < 0;
      default:
        return order === 0;
    }
  });
}

/** Returns the first version that `~=` no longer accepts: 2 for `~=1.4`, and 1.5 for `~=1.4.2`. */
function nextOf(version: readonly number[]): readonly number[] {
  const kept = version.slice(0, -1);
  return kept.map((part, index) => (index === kept.length - 1 ? part + 1 : part));
}

/** The oldest version of Python that users of snippets are expected to have. */
const USUAL_PYTHON = [3, 10];
/** The newest version of Python. If a library accepts it, the install block need not mention a maximum version. */
const NEWEST_PYTHON = "3.14";

/**
 * Returns the reason why an install block does not match the Python versions that a library accepts. Returns undefined
 * if the block matches.
 *
 * @param python the versions that the library accepts, such as `>=3.11,<3.12`
 * @param install the text of the block, with its title
 */
export function pythonFault(python: string, install: string): string | undefined {
  const bounds = boundsOf(python);
  const isOld = !isMinorWithin(NEWEST_PYTHON, bounds);
  const needsNew = bounds.some(
    ({ sign, version }) => (sign === ">=" || sign === ">") && compare(version.slice(0, 2), USUAL_PYTHON) > 0,
  );
  const named = [...install.matchAll(/python[ =@]*(3\.\d+)/gi)].map(([, version = ""]) => version);
  const wrong = named.find((version) => !isMinorWithin(version, bounds));
  if (wrong !== undefined) return `names Python ${wrong}`;
  return (isOld || needsNew) && named.length === 0 ? "names no version of Python" : undefined;
}

/** Returns true if the bounds accept at least one release of a minor version, such as 3.11.5 for 3.11. */
function isMinorWithin(version: string, bounds: readonly Bound[]): boolean {
  const [major = 3, minor = 0] = version.split(".").map(Number);
  return [0, 1, 5, 10, 20].some((patch) => isWithin([major, minor, patch], bounds));
}

/**
 * Returns the condition on the version of a package in an install block, such as `==1.2`. Returns an empty text if the
 * block accepts any version, and undefined if the block does not name the package.
 */
export function requestedVersions(install: string, name: string): string | undefined {
  const word = name.replaceAll(/[-_.]/g, "[-_.]");
  const [, versions] =
    new RegExp(`(?<![\\w.-])${word}(?:\\[[^\\]]*\\])?((?:[<>=!~]=?[\\d.*]+,?)*)(?![\\w-])`, "i").exec(install) ?? [];
  return versions;
}

/**
 * Returns true if at least one version meets two sets of conditions: those of the library, and those of the install
 * block.
 */
export function canBothHold(one: string, other: string): boolean {
  const bounds = [...boundsOf(one), ...boundsOf(other)];
  const near = bounds.flatMap(({ version }) => [version, [...version, 0, 1], before(version)]);
  return bounds.length === 0 || [[0], [9999], ...near].some((version) => isWithin(version, bounds));
}

/** Returns a version that is slightly lower than the given version. */
function before(version: readonly number[]): readonly number[] {
  const last = version.findLastIndex((part) => part > 0);
  return version.map((part, index) => (index === last ? part - 1 : index > last ? 9999 : part)).concat(9999);
}
