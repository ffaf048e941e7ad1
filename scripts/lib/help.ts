/** Answers `--help` the same way in every script. */

/** Prints the text and ends the process if help was asked for, or an option is unknown. */
export function helpOr(usage: string, options: readonly string[] = []): readonly string[] {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage.trim());
    process.exit(0);
  }
  const unknown = args.find((arg) => !options.includes(arg.split('=')[0] ?? arg));
  if (unknown !== undefined) {
    console.error(`Unknown option ${unknown}.\n\n${usage.trim()}`);
    process.exit(2);
  }
  return args;
}
