/** To be imported by a command: when a reader such as `head` closes its pipe early, it goes on, with its own exit code. */
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
