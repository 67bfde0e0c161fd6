/**
 * Stand-in of MaxMind's GeoIP2 browser script: `geoip2.country(onSuccess, onError)`. A `country` in the page's URL is
 * added to the request, so that a test can choose the country.
 */
export const geoScript = `(() => {
  const origin = new URL(document.currentScript.src).origin
  window.geoip2 = {
    country(onSuccess, onError = () => {}) {
      const country = new URLSearchParams(location.search).get('country')
      fetch(origin + '/geo/v2.1/country/me' + (country ? '?country=' + encodeURIComponent(country) : ''))
        .then(async (response) => (response.ok ? onSuccess(await response.json()) : onError(await response.json())))
        .catch((error) => onError({ code: 'HTTP_ERROR', error: String(error) }))
    },
  }
})()
`
