/**
 * Fit: `FitAnalyticsWidget` and `_fitAnalytics`; `[data-widget="fit"]` with `data-product-serial`, `data-sizes`,
 * `data-locale`.
 */
export const fit = `
  const words = { en_GB: 'Find your size', en_US: 'Find your size', en_EU: 'Find your size' }
  class FitAnalyticsWidget {
    constructor(options = {}) {
      this.options = options
      record('load', { productSerial: options.productSerial ?? null, locale: options.language ?? null })
      setTimeout(() => options.load?.(options.productSerial))
    }
    open() { record('open', { productSerial: this.options.productSerial ?? null }) }
    recommend(size) {
      record('recommend', { productSerial: this.options.productSerial ?? null, size })
      this.options.recommend?.(this.options.productSerial, size)
      document.dispatchEvent(new CustomEvent('fit:recommendation', { detail: { productSerial: this.options.productSerial, size } }))
    }
    destroy() {}
    reconfigure(options) { Object.assign(this.options, options) }
  }
  window.FitAnalyticsWidget = FitAnalyticsWidget
  window._fitAnalytics?.()
  draw('[data-widget="fit"]', (host) => {
    const { productSerial, sizes = '', locale = 'en_GB' } = host.dataset
    const widget = new FitAnalyticsWidget({ productSerial, language: locale })
    const offered = sizes.split(',').map((size) => size.trim()).filter(Boolean)
    const answer = element('p', {})
    answer.setAttribute('role', 'status')
    const usual = element('select', {}, ...['Snug', 'Just right', 'Loose'].map((textContent) => element('option', { textContent })))
    const form = element('div', { hidden: true }, element('label', {}, 'How do you like clothes to fit? ', usual), element('button', {
      type: 'button', textContent: 'Show my size',
      onclick: () => {
        const size = offered[Math.min(offered.length - 1, Math.floor(offered.length / 2) + usual.selectedIndex - 1)] ?? 'M'
        answer.textContent = 'We think size ' + size + ' will fit you best.'
        widget.recommend(size)
      },
    }), answer)
    const opener = element('button', { type: 'button', className: 'quiet', textContent: words[locale] ?? words.en_GB, onclick: () => {
      form.hidden = !form.hidden
      opener.setAttribute('aria-expanded', String(!form.hidden))
      if (!form.hidden) widget.open()
    } })
    opener.setAttribute('aria-expanded', 'false')
    return card('Fit finder', opener, form)
  })
`
