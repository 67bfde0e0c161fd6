import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const desktopChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 (compatible; Googlebot/2.1)'
const others = {
  // iPadOS names itself a Mac.
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
  androidPhone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const device = (agent: string, headers: Record<string, string> = {}) =>
  deviceOf(new Headers({ 'user-agent': agent, ...headers }))

describe('device', () => {
  test('the device is read from the user agent [LAY-48]', () => {
    expect(device(iphone)).toMatchObject({
      device: 'mobile',
      system: 'ios',
      browser: 'Safari',
      isCrawler: false,
    })
    expect(device(desktopChrome)).toMatchObject({
      device: 'desktop',
      system: 'windows',
      browser: 'Chrome',
    })
    expect(device(googlebot)).toMatchObject({ isCrawler: true, system: 'android' })
  })

  test.each([
    ['ipad', { device: 'tablet', system: 'ios', browser: 'Safari' }],
    ['mac', { device: 'desktop', system: 'macos', browser: 'Firefox' }],
    ['androidTablet', { device: 'tablet', system: 'android', browser: 'Samsung Internet' }],
    ['androidPhone', { device: 'mobile', system: 'android', browser: 'Chrome' }],
  ] as const)('the user agent of %s is read with its system and browser [LAY-48]', (name, read) => {
    expect(device(others[name])).toMatchObject(read)
  })

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
    'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 [Pinterest/Android]',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 Telegram-Android/11.2.3 (Google Pixel 8; Android 14; SDK 34; HIGH)',
  ])('a shopper in the browser of another app is no crawler: %s', (agent) => {
    expect(device(agent)).toMatchObject({ isCrawler: false, device: 'mobile' })
  })

  test.each([
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
    'TelegramBot (like TwitterBot)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)',
  ])('a crawler, or what previews a link, is a crawler: %s', (agent) => {
    expect(device(agent).isCrawler).toBe(true)
  })

  test("the device follows the CDN's header, whatever the user agent says [LAY-47]", () => {
    expect(device(iphone, { 'cf-device-type': 'desktop' })).toMatchObject({ device: 'desktop' })
    expect(device(desktopChrome, { 'cloudfront-is-tablet-viewer': 'true' })).toMatchObject({ device: 'tablet' })
  })
})
