import { packPackage } from "./package/pack.ts";

const [destination = "."] = process.argv.slice(2);
console.log(packPackage(destination));
