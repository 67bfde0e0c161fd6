/** Runs a command. Prints an error as one line on stderr and sets exit code 1. */
export async function main(command: () => Promise<void>): Promise<never> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

/** Resolves at the first Ctrl-C or termination signal. Later signals are ignored while child processes stop. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}
