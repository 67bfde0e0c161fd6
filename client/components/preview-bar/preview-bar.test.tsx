import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { PreviewBar } from './preview-bar.tsx'

const bar = {
  language: 'en-GB',
  domain: 'abc.staging.bigcontent.io',
  timestamp: Date.UTC(2026, 10, 27, 9, 30),
  until: Date.UTC(2026, 10, 21, 18, 0),
  action: '/us/preview/exit',
  path: '/us/browse/womens?page=2',
}

test('the preview bar says what is shown, as of which time and until when [LAY-49]', () => {
  const text = htmlOf(<PreviewBar {...bar} />).replace(/<[^>]+>/g, '')
  expect(text).toContain('Showing abc.staging.bigcontent.io as at 27 Nov 2026, 09:30 UTC')
  expect(text).toContain('Ends 21 Nov 2026, 18:00 UTC')
  expect(htmlOf(<PreviewBar {...bar} timestamp={null} />)).toContain('as it is now')
})

test('the preview bar posts to leave the preview, with the page to return to [LAY-50]', () => {
  const html = htmlOf(<PreviewBar {...bar} />)
  expect(html).toContain(
    '<form method="post" action="/us/preview/exit"><input type="hidden" name="path" value="/us/browse/womens?page=2"/>',
  )
  expect(html).toContain('>Exit Preview</button>')
})
