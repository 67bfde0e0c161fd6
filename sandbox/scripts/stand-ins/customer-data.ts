/**
 * Customer data and personalisation: takes the commands that wait in `customerData` and those that come later, and
 * shows what it has at `[data-widget="customer-data"]`. A command is an array: `['track', name, properties]`.
 */
export const customerData = `
  const profile = { views: 0, market: document.documentElement.dataset.market ?? null }
  const facts = new Set()
  const describe = () => profile.views + (profile.views === 1 ? ' page view' : ' page views') + ' in this visit'
  const run = ([command, name, properties]) => {
    if (command !== 'track') return
    if (name === 'page_view') profile.views += 1
    record(name, properties)
    for (const fact of facts) fact.textContent = describe()
  }
  const waiting = window.customerData ?? []
  window.customerData = { push: run }
  record('load', profile)
  for (const entry of waiting) run(entry)
  draw('[data-widget="customer-data"]', () => {
    const fact = element('p', { textContent: describe() })
    facts.add(fact)
    return card('What we know of this visit', fact)
  })
`
