import { createRandom } from './random.ts'

const [width, height] = [61, 53]

function specks(seed: string): string {
  const random = createRandom(seed)
  return Array.from(
    { length: 26 },
    () => `M${Math.floor(random.between(0, width))} ${Math.floor(random.between(0, height))}h.7`,
  ).join('')
}

/** Specks of light and shade, about 2 % of contrast, so that flat colours do not look like plastic. */
export const grainDefs = `<pattern id="n" width="${width}" height="${height}" patternUnits="userSpaceOnUse" stroke-width=".7" stroke-opacity=".06"><path d="${specks('light')}" stroke="#fff"/><path d="${specks('shade')}" stroke="#1d1208"/></pattern>`

/** Covers the largest field of a picture. */
export const grain = '<path d="M-1200 -500H1200V1400H-1200Z" fill="url(#n)"/>'
