import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const desktopChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 (compatible; Googlebot/2.1)'
const device = (agent: string, headers: Record<string, string> = {}) =>
  deviceOf(new Headers({ 'user-agent': agent, ...headers }))

describe('device', () => {
  test('the device is read from the user agent [LAY-48]', () => {
    expect(device(iphone)).toMatchObject({
      isMobile: true,
      isTablet: false,
      isIos: true,
      isAndroid: false,
      browser: 'Safari',
      isCrawler: false,
    })
    expect(device(desktopChrome)).toMatchObject({
      isMobile: false,
      isTablet: false,
      isWindows: true,
      isMacOs: false,
      browser: 'Chrome',
    })
    expect(device(googlebot)).toMatchObject({ isCrawler: true, isAndroid: true })
  })

  test("the device follows the CDN's header, whatever the user agent says [LAY-47]", () => {
    expect(device(iphone, { 'cf-device-type': 'desktop' })).toMatchObject({ isMobile: false, isTablet: false })
    expect(device(desktopChrome, { 'cloudfront-is-tablet-viewer': 'true' })).toMatchObject({
      isTablet: true,
      isMobile: false,
    })
  })
})
