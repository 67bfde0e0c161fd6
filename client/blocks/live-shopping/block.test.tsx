import { expect, test } from 'vitest'
import { defaultBlockSettings, withBlockSettings } from '../block-settings.ts'
import { blockHtml } from '../test/block-html.tsx'
import fixtures from './fixture.ts'

test('the block does not promise a programme until its script knows that the shop has the service [BLK-05, D-134]', () => {
  for (const sample of Object.values(fixtures))
    expect(blockHtml('live-shopping', sample)).toMatch(/<p class="live-shopping__notice" role="status" hidden="">/)
})

test('a shop without the service leaves the block out, and only an editor is told [D-332]', () => {
  const left = (isForEditors: boolean) => {
    const issues: string[] = []
    const settings = { ...defaultBlockSettings, hasLiveShopping: false, isForEditors }
    const html = withBlockSettings(settings, () => blockHtml('live-shopping', fixtures.normal, { issues }))
    return [html.includes('<section'), issues]
  }
  expect(left(false)).toEqual([false, []])
  expect(left(true)).toEqual([false, [expect.stringContaining('no live shopping')]])
})
