import { ratingOf } from '#sandbox/catalogue/rating.ts'

/** Ratings: `[data-widget="ratings"]` with `data-sku`; `feefo_widgetTracking`. Its review form sends nothing. */
export const ratings = `
  const ratingOf = ${ratingOf.toString()}
  const track = (action, sku) => {
    record(action, { sku })
    document.dispatchEvent(new CustomEvent('feefo_widgetTracking', { detail: { action, sku } }))
  }
  draw('[data-widget="ratings"]', (host) => {
    const { sku = '', view = 'full' } = host.dataset
    const { rating, count } = ratingOf(sku)
    const stars = element('span', { textContent: '★'.repeat(Math.round(rating)) + '☆'.repeat(5 - Math.round(rating)) })
    stars.setAttribute('aria-hidden', 'true')
    const summary = element('p', {}, stars, ' ' + rating.toFixed(1) + ' out of 5 ', element('small', { textContent: '(' + count + ' reviews)' }))
    track('load', sku)
    if (view === 'card') return summary
    const title = element('input', { maxLength: 50 })
    const message = element('input', { maxLength: 500 })
    const answer = element('p', {})
    answer.setAttribute('role', 'status')
    const send = element('button', { type: 'button', textContent: 'Send review', onclick: () => {
      const problems = [[title, 'Please enter a title with at least 3 characters.'], [message, 'Please enter a message with at least 3 characters.']]
        .filter(([field]) => field.value.trim().length < 3)
      answer.textContent = problems.length === 0 ? 'Thank you for your review.' : problems.map(([, words]) => words).join(' ')
      problems[0]?.[0].focus()
      if (problems.length === 0) track('review', sku)
    } })
    const form = element('div', { hidden: true }, element('label', {}, 'Title ', title), element('label', {}, 'Your review ', message), send, answer)
    const opener = element('button', { type: 'button', className: 'quiet', textContent: 'Write a review', onclick: () => {
      form.hidden = !form.hidden
      opener.setAttribute('aria-expanded', String(!form.hidden))
    } })
    opener.setAttribute('aria-expanded', 'false')
    return card('Ratings', summary, opener, form)
  })
`
