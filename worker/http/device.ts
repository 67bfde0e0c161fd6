import { isbot } from 'isbot'
import type { LogFields } from '../lib/log.ts'

/** The kind of device that sent the request. Only for logs and crawler checks, never for markup (D-136). */
export type Device = {
  isMobile: boolean
  isTablet: boolean
  isIos: boolean
  isAndroid: boolean
  isWindows: boolean
  isMacOs: boolean
  /** True for every automated client that says so, also for scripts and previews of links. */ isCrawler: boolean
  browser: string
}

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Samsung Internet', /samsungbrowser/i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrome|crios/i],
  ['Safari', /safari/i],
]

/** The device for a log line: coarse enough to tell no visitor from another. */
export function deviceFields(device: Device): LogFields {
  const { isMobile, isTablet, isIos, isAndroid, isWindows, isMacOs, browser, isCrawler } = device
  return {
    device: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
    system: isIos ? 'ios' : isAndroid ? 'android' : isWindows ? 'windows' : isMacOs ? 'macos' : 'other',
    browser,
    isCrawler,
  }
}

/** Reads the CDN's device-type headers first, then the user agent. */
export function deviceOf(headers: Headers): Device {
  const agent = headers.get('user-agent') ?? ''
  const declared = declaredType(headers)
  const isIpad = /ipad/i.test(agent) || (/macintosh/i.test(agent) && /mobile/i.test(agent))
  const isTablet = declared
    ? declared === 'tablet'
    : isIpad || (/android/i.test(agent) && !/mobile/i.test(agent)) || /tablet/i.test(agent)
  return {
    isMobile: declared ? declared === 'mobile' : !isTablet && /mobi|iphone|ipod/i.test(agent),
    isTablet,
    isIos: /iphone|ipod/i.test(agent) || isIpad,
    isAndroid: /android/i.test(agent),
    isWindows: /windows/i.test(agent),
    isMacOs: /macintosh/i.test(agent) && !isIpad,
    isCrawler: isbot(agent),
    browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Other',
  }
}

function declaredType(headers: Headers): 'mobile' | 'tablet' | 'desktop' | null {
  const cloudflare = headers.get('cf-device-type')?.toLowerCase()
  if (cloudflare === 'mobile' || cloudflare === 'tablet' || cloudflare === 'desktop') return cloudflare
  if (headers.get('cloudfront-is-tablet-viewer') === 'true') return 'tablet'
  if (headers.get('cloudfront-is-mobile-viewer') === 'true') return 'mobile'
  if (headers.get('cloudfront-is-desktop-viewer') === 'true') return 'desktop'
  return null
}
