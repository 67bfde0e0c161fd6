/** Runs a command: an error becomes one line on stderr and exit code 1. */
export async function main(command: () => Promise<void>): Promise<never> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

/** Resolves at the first Ctrl-C or request to end; those that follow are ignored while children are being stopped. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}
