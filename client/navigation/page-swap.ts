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

const stylesheetTimeoutMs = 3000
/** Attributes of `<body>` that belong to the market. */
const marketKeys = new Set(['channel', 'currency'])

/**
 * Parses a fetched page. Returns `null` if it cannot replace this page: no `<main>`, or another build, market or
 * layout.
 */
export function parsePage(html: string): { next: Document; main: HTMLElement } | null {
  const next = new DOMParser().parseFromString(html, 'text/html')
  const main = next.querySelector('main')
  const isSame =
    hasSameData(next.documentElement, document.documentElement, 'build') &&
    hasSameData(next.documentElement, document.documentElement, 'market') &&
    hasSameData(next.body, document.body, 'layout')
  if (!main || !isSame) return null
  // Without scripting, `<noscript>` content is parsed as elements, which would load pictures twice.
  for (const fallback of main.querySelectorAll('noscript:not([data-lazy])')) fallback.remove()
  return { next, main }
}

/** The page's stylesheets that this document does not have. */
export function missingStylesheets(next: Document): HTMLLinkElement[] {
  // One that was requested again has a query.
  const pathOf = (link: HTMLLinkElement) => new URL(link.getAttribute('href') ?? '', location.origin).pathname
  const stylesheets = 'link[rel="stylesheet"]'
  const loaded = new Set([...document.querySelectorAll<HTMLLinkElement>(stylesheets)].map(pathOf))
  return [...next.head.querySelectorAll<HTMLLinkElement>(stylesheets)].filter((link) => !loaded.has(pathOf(link)))
}

/**
 * Adds the stylesheet and resolves when it applies, or after 3 s. A page whose stylesheet does not load is shown
 * without it, as the browser does it. `repeatStylesheets` requests it again and reports it.
 */
export function addStylesheet(source: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link')
  for (const { name, value } of source.attributes) if (name !== 'nonce') link.setAttribute(name, value)
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve())
    setTimeout(resolve, stylesheetTimeoutMs)
    document.head.append(link)
  })
}

/** Chooses in the new page, the same product in another colour, what was chosen here while it was on its way. */
export function keepChoices(main: HTMLElement): void {
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>('main :checked[required]')) {
    const choice = main.querySelector<HTMLInputElement>(`[name="${name}"][value="${CSS.escape(value)}"]:enabled`)
    if (choice) choice.checked = true
  }
}

/** Replaces this page: `<main>`, the metadata in the head, and the data attributes. */
export function swapPage({ next, main }: { next: Document; main: HTMLElement }): void {
  for (const element of document.head.querySelectorAll(managedHead)) element.remove()
  document.head.append(...[...next.head.querySelectorAll(managedHead)].map((element) => document.adoptNode(element)))
  const { dataset } = document.body
  for (const key of Object.keys(dataset)) if (!marketKeys.has(key)) delete dataset[key]
  Object.assign(dataset, { ...next.body.dataset })
  document.body.className = next.body.className
  document.querySelector('main')?.replaceWith(document.adoptNode(main))
}

/** An attribute that the fetched page omits matches any value. */
function hasSameData(next: HTMLElement, current: HTMLElement, key: string): boolean {
  return next.dataset[key] === undefined || next.dataset[key] === current.dataset[key]
}
