import { compilePackage } from "./package/build-package.ts";
import { packPackage } from "./package/pack.ts";

// Always builds first, so that the tarball never contains an old build.
const [destination = "."] = process.argv.slice(2);
await compilePackage();
console.log(packPackage(destination));
