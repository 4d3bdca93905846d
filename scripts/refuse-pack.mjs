// npm runs this file before `npm pack` and `npm publish`, and also before `npm run pack`. Only the last one builds first
// and removes the source paths from package.json. This file needs no installed package.
if (!process.env.npm_command?.startsWith("run")) {
  console.error(
    "Run `npm run pack`: it builds the package first. Then publish its file: npm publish ./hubsmith-VERSION.tgz",
  );
  process.exit(1);
}
