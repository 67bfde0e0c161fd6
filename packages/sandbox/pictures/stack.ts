import { mix, type Palette } from './colour.ts'
import type { GarmentName } from './garments/wardrobe.ts'
import { stool } from './props.ts'

const stackedGarments: ReadonlySet<GarmentName> = new Set([
  'jumper',
  'mens-jumper',
  'cardigan',
  'throw',
  'towel',
  'hoodie',
  'tee',
  'breton',
  'kids-tee',
  'scarf',
])

/** True if the garment is shown folded on a stool. */
export function canBeStacked(garment: GarmentName) {
  return stackedGarments.has(garment)
}

/** Three folded: the piece itself between two plain ones of its inks. */
export function drawStack({ inks, base }: Palette, floor: string): string {
  const folded = (y: number, fill: string, tilt: number) =>
    `<g transform="rotate(${tilt} 0 ${y})"><path d="M-158 ${y}C-186 ${y - 10} -188 ${y - 56} -160 ${y - 66}C-60 ${y - 76} 70 ${y - 76} 156 ${y - 66}C176 ${y - 60} 178 ${y - 8} 156 ${y}C60 ${y + 8} -60 ${y + 8} -158 ${y}Z" fill="${fill}" stroke="#2b1a0e" stroke-opacity=".4" stroke-width="1.8"/>` +
    `<path d="M-160 ${y - 32}C-60 ${y - 24} 70 ${y - 26} 160 ${y - 34}C70 ${y - 14} -60 ${y - 12} -160 ${y - 32}ZM-156 ${y - 6}C-60 ${y + 2} 60 ${y + 2} 156 ${y - 6}L156 ${y}C60 ${y + 8} -60 ${y + 8} -158 ${y}Z" class="d"/><path d="M-150 ${y - 60}C-60 ${y - 68} 60 ${y - 68} 150 ${y - 60}C60 ${y - 54} -60 ${y - 54} -150 ${y - 60}Z" class="h"/></g>`
  const plain = (ink: string) => mix(ink, base, 0.18)
  return (
    `<path d="M-1200 690H1200V1300H-1200Z" fill="${floor}"/>` +
    stool(560, 736) +
    folded(556, plain(inks[0]), 0) +
    folded(486, 'url(#ap)', -1) +
    folded(414, plain(inks[1]), 1) +
    folded(344, 'url(#ap)', -2)
  )
}
