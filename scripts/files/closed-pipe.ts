/** Lets a command that imports it go on, with its own exit code, when a reader such as `head` closes its pipe early. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
