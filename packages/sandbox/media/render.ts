import { sceneNames, drawCampaign } from '../pictures/campaign.ts'
import type { Focus } from '../pictures/picture.ts'
import { drawProduct } from '../pictures/product.ts'
import type { PictureName } from './names.ts'
import type { Size } from './size.ts'
import { colourNamed, findStyle } from './styles.ts'

export const productSize: Size = { width: 1600, height: 2133 }
const campaignSize: Size = { width: 1920, height: 1080 }
const swatchSize: Size = { width: 200, height: 200 }

/**
 * A picture: its natural size, and a function that draws it at another size. With a focus, it is cropped from the
 * natural picture, as the vendor does; a campaign without a focus is composed for its ratio.
 */
export type Picture = { natural: Size; draw: (size: Size, focus?: Focus) => string }

/** A picture of one colour. */
export function drawPlain({ width, height }: Size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#dccfb8" d="M0 0h${width}v${height}H0z"/></svg>`
}

/** Finds the picture of a name. Undefined if there is no such style, colour or scene. */
export async function findPicture(db: D1Database, name: PictureName): Promise<Picture | undefined> {
  switch (name.kind) {
    case 'default':
      return {
        natural: productSize,
        draw: (size) =>
          drawProduct({
            garment: 'midi-dress',
            pattern: 'plain',
            colours: ['#dccfb8'],
            view: 1,
            seed: 'default',
            ...size,
          }),
      }
    case 'campaign':
      return sceneNames.includes(name.scene)
        ? {
            natural: campaignSize,
            draw: (size, focus) =>
              drawCampaign({
                scene: name.scene,
                number: name.number,
                ...size,
                ...(focus && { cut: { natural: campaignSize, focus } }),
              }) ?? '',
          }
        : undefined
    case 'product': {
      const look = await findStyle(db, name.style)
      const colours = look && colourNamed(look, name.colour)
      if (!look || !colours) {
        return undefined
      }
      const { garment, pattern, print, name: called } = look
      return {
        natural: name.view === 'swatch' ? swatchSize : productSize,
        draw: (size) =>
          drawProduct({
            garment,
            pattern,
            colours,
            view: name.view,
            seed: name.style,
            name: called,
            ...(print !== undefined && { print }),
            ...size,
          }),
      }
    }
  }
}
