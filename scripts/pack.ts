import { compilePackage } from "../site/build/build.ts";
import { packPackage } from "../site/build/package/pack.ts";

// Always builds first, so that the tarball never contains an old build.
const [destination = "."] = process.argv.slice(2);
await compilePackage();
console.log(packPackage(destination));
