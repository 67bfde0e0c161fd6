import type { Focus } from '../pictures/picture.ts'

/** The focus that `scaleFit=poi` and `poi=x,y,w,h` request; undefined unless both are present and valid. */
export function requestedFocus(query: URLSearchParams): Focus | undefined {
  const [x, y, w = 0, h = 0] = query.getAll('poi').at(-1)?.split(',').map(Number) ?? []
  const isPart = (side: number | undefined): side is number => side !== undefined && side >= 0 && side <= 1
  return query.getAll('scaleFit').at(-1) === 'poi' && isPart(x) && isPart(y) && isPart(w) && isPart(h)
    ? { x, y, w, h }
    : undefined
}
