import { describe, expect, test } from 'vitest'
import { imageUrl } from '#shared/domain/media.ts'
import { markets } from '#shared/markets.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { services, configuration } = sandboxServices()
const { media, search } = services

async function expectPicture(src: string): Promise<void> {
  // The sandbox names its own address, which the test reaches under the configured one.
  const { pathname } = new URL(src)
  const picture = await fetch(imageUrl(new URL(pathname, configuration.media.url).href, 200))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  await picture.body?.cancel()
}

describe('media', () => {
  test('the media service has a set of pictures that load for a colour of a product [PDP-44, CNT-17]', async () => {
    const { products } = await search.search({ market: markets.en, query: 'dress', page: 1 }, untilDone())
    const [product] = products
    const { images } = await media.productMedia(
      { style: product!.style, colour: product!.colour!.name, name: product!.name },
      untilDone(),
    )
    expect(images.length).toBeGreaterThan(1)
    for (const image of images) expect(image.height).toBeGreaterThan(image.width)
    await expectPicture(images[0]!.src)
  })

  test('the media service has a default picture of 1600 by 2133 that loads if there is no set [PDP-45]', async () => {
    const { images } = await media.productMedia({ style: '000000', colour: 'No Colour', name: 'Nothing' }, untilDone())
    expect(images).toEqual([expect.objectContaining({ alt: 'Nothing, No Colour', width: 1600, height: 2133 })])
    await expectPicture(images[0]!.src)
  })
})
