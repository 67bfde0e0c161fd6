/** The browser's client: `geoip2.country(onSuccess, onError)`. A `country` in the page's URL is added to the request. */
export const geoScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  window.geoip2 = {
    country(onSuccess, onError = () => {}) {
      const asked = new URLSearchParams(location.search).get('country')
      fetch(origin + '/geo/v2.1/country/me' + (asked ? '?country=' + encodeURIComponent(asked) : ''))
        .then(async (response) => (response.ok ? onSuccess(await response.json()) : onError(await response.json())))
        .catch((error) => onError({ code: 'HTTP_ERROR', error: String(error) }))
    },
  }
})()
`
