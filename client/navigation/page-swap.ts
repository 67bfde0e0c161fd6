const managedHead = [
  'title',
  'meta[name]:not([name="viewport"], [name="csp-nonce"])',
  'meta[property]:not([property="csp-nonce"])',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="prev"]',
  'link[rel="next"]',
  'script[type="application/ld+json"]',
].join(',')

const sheetDeadlineMs = 3000
/** Attributes of `<body>` that belong to the market, not to the page. */
const marketKeys = new Set(['channel', 'currency'])

/**
 * Parses a page fetched for a swap. Answers `null` when it cannot take this page's place: no `<main>`, or another
 * build, market or layout.
 */
export function parsePage(html: string): { next: Document; main: HTMLElement } | null {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const main = next.querySelector('main')
  const isSame =
    agrees(next.documentElement, document.documentElement, 'build') &&
    agrees(next.documentElement, document.documentElement, 'market') &&
    agrees(next.body, document.body, 'layout')
  if (!main || !isSame) return null
  // Parsed without scripting, their content is live elements, which would load pictures twice.
  for (const fallback of main.querySelectorAll('noscript')) fallback.remove()
  return { next, main }
}

/** The page's style sheets that this document does not have yet. */
export function missingSheets(next: Document): HTMLLinkElement[] {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => link.href),
  )
  return [...next.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !known.has(new URL(link.getAttribute('href') ?? '', location.origin).href),
  )
}

/**
 * Adds the sheet and resolves when it applies; a slow one is not waited for longer than 3 s. Rejects when it cannot be
 * had.
 */
export function addSheet(source: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link')
  for (const { name, value } of source.attributes) if (name !== 'nonce') link.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${link.href}: style sheet not loaded`)))
    setTimeout(resolve, sheetDeadlineMs)
    document.head.append(link)
  })
}

/** Puts the page in this one's place: `<main>`, what the head says of it, and the page's data attributes. */
export function swapPage({ next, main }: { next: Document; main: HTMLElement }): void {
  for (const element of document.head.querySelectorAll(managedHead)) element.remove()
  document.head.append(...[...next.head.querySelectorAll(managedHead)].map((element) => document.adoptNode(element)))
  const { dataset } = document.body
  for (const key of Object.keys(dataset)) if (!marketKeys.has(key)) delete dataset[key]
  Object.assign(dataset, { ...next.body.dataset })
  document.body.className = next.body.className
  document.querySelector('main')?.replaceWith(document.adoptNode(main))
}

/** An attribute that the fetched page leaves out agrees with any. */
function agrees(next: HTMLElement, here: HTMLElement, key: string): boolean {
  return next.dataset[key] === undefined || next.dataset[key] === here.dataset[key]
}
