import { sceneNames, drawCampaign } from '../pictures/campaign.ts'
import { hasCloth } from '../pictures/cloth-view.ts'
import type { Focus } from '../pictures/picture.ts'
import { drawProduct } from '../pictures/product.ts'
import { wearerNamed, wearerOf } from '../pictures/worn.ts'
import { drawWrap, wrapNames } from '../pictures/wraps.ts'
import type { PictureName } from './names.ts'
import type { Size } from './size.ts'
import { colourNamed, findStyle } from './styles.ts'

export const productSize: Size = { width: 1600, height: 2133 }
const campaignSize: Size = { width: 1920, height: 1080 }
const swatchSize: Size = { width: 200, height: 200 }

/** With a focus, a picture is cropped from the natural one, as the vendor does. `on` is who wears the product. */
export type Wishes = { focus?: Focus | undefined; on?: string | undefined }

/**
 * A picture: its natural size, and a function that draws it at another size. A campaign without a focus is composed for
 * its ratio.
 */
export type Picture = { natural: Size; draw: (size: Size, wishes: Wishes) => string }

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
            draw: (size, { focus }) =>
              drawCampaign({
                scene: name.scene,
                number: name.number,
                ...size,
                ...(focus && { cut: { natural: campaignSize, focus } }),
              }) ?? '',
          }
        : undefined
    case 'wrap':
      return wrapNames.includes(name.print)
        ? { natural: swatchSize, draw: (size) => drawWrap(name.print, size) ?? '' }
        : undefined
    case 'product': {
      const look = await findStyle(db, name.style)
      const colours = look && colourNamed(look, name.colour)
      if (!look || !colours || (name.view === 5 && !hasCloth(look.garment))) {
        return undefined
      }
      const { garment, pattern, print, department, name: called } = look
      const usual = wearerOf({ style: name.style, department, garment })
      return {
        natural: name.view === 'swatch' ? swatchSize : productSize,
        draw: (size, { on: asked }) => {
          const on = wearerNamed(asked, usual)
          return drawProduct({
            garment,
            pattern,
            colours,
            view: name.view,
            seed: name.style,
            name: called,
            ...(on && { on }),
            ...(print !== undefined && { print }),
            ...size,
          })
        },
      }
    }
  }
}
