/**
 * Customer data and personalisation with the interface of Segment's analytics.js: an array `analytics` of calls,
 * `[method, ...arguments]`, that this script replaces by an object with the methods `page`, `track`, `identify` and
 * `push`. Shows what it has at `[data-widget="customer-data"]`.
 */
export const customerData = `
  const profile = { views: 0, market: document.documentElement.dataset.market ?? null }
  const facts = new Set()
  const describe = () => profile.views + (profile.views === 1 ? ' page view' : ' page views') + ' in this visit'
  const methods = {
    page: (category, name, properties = {}) => {
      profile.views += 1
      record('page', { category, name, ...properties })
    },
    track: (name, properties = {}) => record(name, properties),
    identify: (...args) => record('identify', args.at(-1) ?? {}),
  }
  const call = (method) => (...args) => {
    methods[method](...args)
    for (const fact of facts) fact.textContent = describe()
  }
  const waiting = Array.isArray(window.analytics) ? window.analytics : []
  const service = Object.fromEntries(Object.keys(methods).map((method) => [method, call(method)]))
  service.push = ([method, ...args]) => service[method]?.(...args)
  window.analytics = service
  record('load', profile)
  for (const entry of waiting) service.push(entry)
  draw('[data-widget="customer-data"]', () => {
    const fact = element('p', { textContent: describe() })
    facts.add(fact)
    return card('What we know of this visit', fact)
  })
`
