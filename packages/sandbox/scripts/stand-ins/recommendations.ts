/**
 * Recommendations: `[data-widget="recommendations"]` with `data-pod`, `data-item-id`, `data-key`. Uses the sandbox's
 * search service.
 */
export const recommendations = `
  draw('[data-widget="recommendations"]', (host) => {
    const { pod = 'pdp-recommendations', itemId = '', key = 'uk', prefix = '' } = host.dataset
    const list = element('ul', {})
    const query = new URLSearchParams({ key, num_results: '8', ...(itemId && { item_id: itemId }) })
    fetch(source.origin + '/constructor/recommendations/v1/pods/' + encodeURIComponent(pod) + '?' + query)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(String(response.status)))))
      .then(({ response }) => {
        record('view', { pod, itemId, results: response.results.length })
        list.append(...response.results.map(({ value, data }) => {
          const link = element('a', { href: prefix + data.url, textContent: value })
          link.addEventListener('click', () => record('click', { pod, id: data.id }))
          return element('li', {}, link)
        }))
      })
      .catch((error) => {
        record('fail', { pod, reason: String(error) })
        host.hidden = true
      })
    return card('You may also like', list)
  })
  record('load')
`
