/** Runs in the frame of raw HTML: takes the content from the parent page, once, shows it and reports its height. */
export function showContent(): void {
  const add = (name: 'style' | 'script', text: unknown) => {
    if (typeof text === 'string')
      document.body.append(Object.assign(document.createElement(name), { textContent: text }))
  }
  addEventListener('message', function take({ source, data, ports: [port] }: MessageEvent<unknown>) {
    if (source !== parent || !port || typeof data !== 'object' || data === null) return
    removeEventListener('message', take)
    const { css, html, javascript, language } = data as Record<string, unknown>
    const { documentElement } = document
    documentElement.lang = String(language)
    add('style', css)
    if (typeof html === 'string') document.body.append(document.createRange().createContextualFragment(html))
    add('script', javascript)
    new ResizeObserver(() => port.postMessage({ height: documentElement.offsetHeight })).observe(documentElement)
  })
}
