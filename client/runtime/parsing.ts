const pollMs = 30

/** Resolves when the header is parsed. Content streamed after it may wait for the slowest service. */
export async function headerParsed(): Promise<void> {
  while (document.readyState === 'loading' && !document.querySelector('main'))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
}

/** Resolves when the whole document is parsed. A scan before that would miss the rest. */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
