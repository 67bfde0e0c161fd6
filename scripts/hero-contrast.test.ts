import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seedRows } from '#sandbox/amplience/seed/rows.ts'
import { drawCampaign } from '#sandbox/pictures/campaign.ts'
import { contrastRatio } from '#shared/domain/contrast.ts'

type Hero = { image: { image: { name: string } }; textPosition: string; textColour?: string | null }

const [paper, ink] = ['#fbf7f0', '#1c1914']
const stylesheet = readFileSync('client/blocks/hero-banner-one/block.css', 'utf8')
const [scrim = 1, ...otherScrims] = [...stylesheet.matchAll(/--scrim: rgb\([^/]*\/ (\d+)%\)/g)].map(
  ([, percent]) => Number(percent) / 100,
)
const large = 3
const [width, height] = [64, 36]

const { rows } = await seedRows()
const heroes = rows.flatMap(({ key, content }) => {
  const found: (Hero & { key: string })[] = []
  JSON.stringify(content, (_, value: { _meta?: { schema?: string } } | null) => {
    if (value?._meta?.schema?.endsWith('/hero-banner-one')) found.push({ key, ...(value as unknown as Hero) })
    return value
  })
  return found
})

/** Columns and rows of the picture that are below the text, as fractions. */
function textBox(position: string) {
  const left = position.includes('Right') ? 0.6 : position.includes('Left') ? 0 : 0.25
  const top = position.startsWith('Top') ? 0.12 : 0.3
  return {
    left,
    right: left + (position.includes('Left') || position.includes('Right') ? (left === 0 ? 0.45 : 0.4) : 0.5),
    top,
    bottom: top + 0.34,
  }
}

test('the scrim of a hero leaves three quarters of its picture, below light text and below dark [D-225]', () => {
  expect(scrim).toBeLessThanOrEqual(0.25)
  expect(otherScrims).toEqual([scrim])
})

test.each(heroes)('the picture of the hero of $key lets its text be read, with that scrim [D-225]', async (hero) => {
  const [, scene = '', number = '1'] = /^campaign-([a-z-]+?)(?:-(\d+))?$/.exec(hero.image.image.name) ?? []
  const svg = drawCampaign({ scene, number: Number(number), width: 1280, height: 720 }) ?? ''
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .resize(width, height)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const text = hero.textColour ?? paper
  const veil = hero.textColour ? paper : ink
  const box = textBox(hero.textPosition)
  const ratios: number[] = []
  for (let y = Math.round(box.top * height); y < box.bottom * height; y++) {
    for (let x = Math.round(box.left * width); x < box.right * width; x++) {
      const below = [0, 1, 2].map((channel) => {
        const over = Number.parseInt(veil.slice(1 + channel * 2, 3 + channel * 2), 16)
        return Math.round((data[(y * width + x) * 3 + channel] ?? 0) * (1 - scrim) + over * scrim)
      })
      ratios.push(contrastRatio(text, `#${below.map((value) => value.toString(16).padStart(2, '0')).join('')}`) ?? 0)
    }
  }
  expect(ratios.length).toBeGreaterThan(200)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(large)
})
