const pollMs = 30

/** Resolves when the header is whole: what is streamed after it may take as long as the slowest service does. */
export async function headerParsed(): Promise<void> {
  while (document.readyState === 'loading' && !document.querySelector('main'))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
}

/** Resolves when all of the document has come: what looks it over before that would miss the rest. */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}
