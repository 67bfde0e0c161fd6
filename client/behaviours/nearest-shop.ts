import type { Place } from '../pages/shop-finder/project.ts'

const earthRadiusKm = 6371
const kmPerMile = 1.609344
const timeoutMs = 10_000

/** Sorts the shops of the list after the element by their distance from the visitor, who is asked for their location. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const { unit = 'kilometer', away = '', sorted = '', failed = '' } = element.dataset
  const status = element.querySelector('[role=status]')
  const list = document.querySelector<HTMLOListElement>('.screen__shops ol')
  const say = (text: string) => status && (status.textContent = text)

  function sort(visitor: Place): void {
    const format = new Intl.NumberFormat(document.documentElement.lang, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    })
    const shops = [...(list?.children ?? [])].map((shop) => {
      const [latitude = 0, longitude = 0] = (shop as HTMLElement).dataset['at']?.split(' ').map(Number) ?? []
      return { shop, km: distanceKm(visitor, { latitude, longitude }) }
    })
    for (const { shop, km } of shops.toSorted((a, b) => a.km - b.km)) {
      const text = shop.querySelector('small')
      if (text) text.textContent = away.replace('%', format.format(unit === 'mile' ? km / kmPerMile : km))
      list?.append(shop)
    }
    say(sorted)
  }

  element.querySelector('button')?.addEventListener(
    'click',
    () =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => !signal.aborted && sort(coords),
        () => say(failed),
        { maximumAge: 600_000, timeout: timeoutMs },
      ),
    { signal },
  )
}

/** The great-circle distance (haversine formula). Degrees in, kilometres out. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h))
}
