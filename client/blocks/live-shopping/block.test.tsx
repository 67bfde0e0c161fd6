import { expect, test } from 'vitest'
import { blockHtml } from '../test/block-html.tsx'
import fixtures from './fixture.ts'

test('the block does not promise a programme until its script knows that the shop has the service [BLK-05, D-134]', () => {
  for (const sample of Object.values(fixtures))
    expect(blockHtml('live-shopping', sample)).toMatch(/<p class="live-shopping__notice" role="status" hidden="">/)
})
