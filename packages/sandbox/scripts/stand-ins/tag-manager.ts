/**
 * Tag manager with Google's interface: it processes `dataLayer` in order, recognises commands by the `arguments`
 * object, and honours Consent Mode. An event is measured only while `analytics_storage` is granted; the first one sets
 * `_ga`. Consent that comes after the start, and an event without consent, are recorded as faults of the shop. Lists
 * the latest events if the page has a place for them.
 */
export const tagManager = `
  const events = []
  const lists = new Set()
  const consent = {}
  let isStarted = false
  const line = ({ event }) => element('li', {}, element('code', { textContent: String(event) }))
  const copyOf = (entry) => { try { return JSON.parse(JSON.stringify(entry)) } catch { return {} } }
  const cookies = () => document.cookie.split('; ').map((pair) => pair.split('=')[0]).filter((name) => name.startsWith('_ga'))
  const command = (name, action, values) => {
    if (name !== 'consent') return
    if (action === 'default' && isStarted) record('fault', { reason: 'consent default after the start' })
    Object.assign(consent, values)
    record('consent', { action, ...copyOf(values) })
  }
  const measure = (entry) => {
    if (typeof entry.event !== 'string') return
    if (entry.event === 'gtm.js') {
      isStarted = true
      if (!('analytics_storage' in consent)) record('fault', { reason: 'started without consent default' })
      return
    }
    if (consent.analytics_storage !== 'granted') return record('fault', { reason: 'event without consent', event: entry.event })
    if (cookies().length === 0) document.cookie = '_ga=GA1.1.' + Math.floor(Math.random() * 1e9) + '; path=/; max-age=63072000; samesite=lax'
    events.push(entry)
    record(entry.event, { ...copyOf(entry), cookies: cookies() })
    for (const list of lists) list.prepend(line(entry))
  }
  const note = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') command(...entry)
    else if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) measure(entry)
  }
  const dataLayer = (window.dataLayer = window.dataLayer ?? [])
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.forEach(note)
  dataLayer.push = (...entries) => {
    const length = push(...entries)
    entries.forEach(note)
    return length
  }
  window.google_tag_manager = window.google_tag_manager ?? { [source.searchParams.get('id') ?? 'GTM-SANDBOX']: { dataLayer: {} } }
  draw('[data-widget="tag-manager"]', () => {
    const list = element('ol', {}, ...events.toReversed().map(line))
    lists.add(list)
    return card('Events of this page', list)
  })
`
