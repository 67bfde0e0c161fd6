const pollMs = 30

/** Resolves when the header is parsed. Content streamed after it may wait for the slowest service. */
export async function headerParsed(): Promise<void> {
  while (document.readyState === 'loading' && !document.querySelector('main'))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
}

/**
 * Resolves when the whole document is parsed, because a scan before that would miss the rest. It does so in a new task,
 * so that a slow phone can draw a frame or take a press before the rest of the script runs.
 */
export async function documentParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve))
}
