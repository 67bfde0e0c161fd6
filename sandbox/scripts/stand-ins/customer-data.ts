/**
 * Customer data and personalisation: records each page view of `dataLayer`, and shows what it has at
 * `[data-widget="customer-data"]`.
 */
export const customerData = `
  const profile = { views: 0, market: document.documentElement.dataset.market ?? null }
  const facts = new Set()
  const describe = () => profile.views + (profile.views === 1 ? ' page view' : ' page views') + ' in this visit'
  const note = (entry) => {
    if (typeof entry !== 'object' || entry === null) return
    if (!/page.?view|route.?change/i.test(String(entry.event ?? ''))) return
    profile.views += 1
    let detail = {}
    try { detail = JSON.parse(JSON.stringify(entry)) } catch {}
    record('page-view', detail)
    for (const fact of facts) fact.textContent = describe()
  }
  const dataLayer = (window.dataLayer = window.dataLayer ?? [])
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.forEach(note)
  dataLayer.push = (...entries) => {
    entries.forEach(note)
    return push(...entries)
  }
  record('load', profile)
  draw('[data-widget="customer-data"]', () => {
    const fact = element('p', { textContent: describe() })
    facts.add(fact)
    return card('What we know of this visit', fact)
  })
`
