import { distanceKm, formatDistance } from '../pages/shop-finder/distance.ts'
import type { Place } from '../pages/shop-finder/project.ts'

const timeoutMs = 10_000

/** Sorts the shops of the list after the element by their distance from the visitor, who is asked for their location. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const { unit = 'kilometer', away = '', sorted = '', failed = '' } = element.dataset
  const status = element.querySelector('[role=status]')
  const list = document.querySelector<HTMLOListElement>('.screen__shops ol')
  const say = (text: string) => status && (status.textContent = text)

  function sort(visitor: Place): void {
    const { lang } = document.documentElement
    const shops = [...(list?.children ?? [])].map((shop) => {
      const [latitude = 0, longitude = 0] = (shop as HTMLElement).dataset['at']?.split(' ').map(Number) ?? []
      return { shop, km: distanceKm(visitor, { latitude, longitude }) }
    })
    for (const { shop, km } of shops.toSorted((a, b) => a.km - b.km)) {
      const text = shop.querySelector('small')
      if (text)
        text.textContent = away.replace('{distance}', formatDistance(km, lang, unit === 'mile' ? unit : 'kilometer'))
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
