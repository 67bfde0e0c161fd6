import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { DeviceType } from '#shared/analytics/events.ts'

/**
 * The kind of device that sent the request: coarse enough to tell no visitor from another. Only for logs, analytics and
 * crawler checks, never for markup (D-136).
 */
export type Device = {
  device: DeviceType
  system: 'ios' | 'android' | 'windows' | 'macos' | 'other'
  browser: string
  /** True for every automated client that says so, also for scripts and previews of links. */
  isCrawler: boolean
}

const systems: readonly (readonly [Device['system'], RegExp])[] = [
  ['ios', /iphone|ipod/i],
  ['android', /android/i],
  ['windows', /windows/i],
  ['macos', /macintosh/i],
]
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Samsung Internet', /samsungbrowser/i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrome|crios/i],
  ['Safari', /safari/i],
]

/** Few user agents make most requests, and to find out if one is a crawler costs a tenth of a cached page. */
const agents = new LRUCache<string, Device>({ max: 200, memoMethod: readAgent })
const maxRememberedLength = 300

/** Reads the CDN's device-type headers first, then the user agent. */
export function deviceOf(headers: Headers): Device {
  const agent = headers.get('user-agent') ?? ''
  const found = agent.length > maxRememberedLength ? readAgent(agent) : agents.memo(agent)
  const device = declaredType(headers)
  return device ? { ...found, device } : found
}

function readAgent(agent: string): Device {
  const isIpad = /ipad/i.test(agent) || (/macintosh/i.test(agent) && /mobile/i.test(agent))
  return {
    device: typeOf(agent, isIpad),
    system: isIpad ? 'ios' : (systems.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other'),
    browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Other',
    isCrawler: isbot(agent),
  }
}

function typeOf(agent: string, isIpad: boolean): DeviceType {
  if (isIpad || /tablet/i.test(agent) || (/android/i.test(agent) && !/mobile/i.test(agent))) return 'tablet'
  return /mobi|iphone|ipod/i.test(agent) ? 'mobile' : 'desktop'
}

function declaredType(headers: Headers): DeviceType | null {
  const cloudflare = headers.get('cf-device-type')?.toLowerCase()
  if (cloudflare === 'mobile' || cloudflare === 'tablet' || cloudflare === 'desktop') return cloudflare
  if (headers.get('cloudfront-is-tablet-viewer') === 'true') return 'tablet'
  if (headers.get('cloudfront-is-mobile-viewer') === 'true') return 'mobile'
  if (headers.get('cloudfront-is-desktop-viewer') === 'true') return 'desktop'
  return null
}
