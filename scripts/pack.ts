import { packPackage } from "../site/build/package/pack.ts";

const [destination = "."] = process.argv.slice(2);
console.log(packPackage(destination));
