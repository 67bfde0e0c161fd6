import autumnLane from './autumn-lane.bin'
import wrapDress from './wrap-dress.bin'

/** Silent videos of a few seconds that loop seamlessly. Each starts as the picture of its name. */
const videos: Readonly<Record<string, ArrayBuffer>> = {
  'campaign-autumn-lane': autumnLane,
  '413632_Bracken_scene': wrapDress,
}

export function findVideo(name: string): ArrayBuffer | undefined {
  return Object.hasOwn(videos, name) ? videos[name] : undefined
}

/** The video, or the part that `Range` requests, as players do before they play in a loop. */
export function videoResponse(video: ArrayBuffer, range: string | undefined): Response {
  const headers = {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=1800',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  }
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(range ?? '')
  if (!match) return new Response(video, { headers: { ...headers, 'content-length': String(video.byteLength) } })
  const [, from, to, tail] = match
  const size = video.byteLength
  const start = tail === undefined ? Number(from) : Math.max(0, size - Number(tail))
  const end = Math.min(to ? Number(to) : size - 1, size - 1)
  if (start > end)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  return new Response(video.slice(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end + 1 - start),
    },
  })
}
