/**
 * Tag manager: records every event of `dataLayer`, before and after it loads, and lists the latest ones if the page has
 * a place for them.
 */
export const tagManager = `
  const events = []
  const lists = new Set()
  const line = ({ event }) => element('li', {}, element('code', { textContent: String(event ?? 'settings') }))
  const note = (entry) => {
    if (typeof entry !== 'object' || entry === null) return
    events.push(entry)
    let detail = {}
    try { detail = JSON.parse(JSON.stringify(entry)) } catch {}
    record(String(entry.event ?? 'settings'), detail)
    for (const list of lists) list.prepend(line(entry))
  }
  const dataLayer = (window.dataLayer = window.dataLayer ?? [])
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.forEach(note)
  dataLayer.push = (...entries) => {
    entries.forEach(note)
    return push(...entries)
  }
  window.google_tag_manager = window.google_tag_manager ?? { [source.searchParams.get('id') ?? 'GTM-SANDBOX']: { dataLayer: {} } }
  draw('[data-widget="tag-manager"]', () => {
    const list = element('ol', {}, ...events.toReversed().map(line))
    lists.add(list)
    return card('Events of this page', list)
  })
`
