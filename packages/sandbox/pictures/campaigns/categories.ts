import { lightness, mix } from '../colour.ts'
import { addShadow } from '../picture.ts'
import { brassRail, clips, contactShade, hanger, leafShade } from '../props.ts'
import { brick, cream, navyInk, moss, oat, ochre, pine, plum, rose, sky } from './colourways.ts'
import { room, windowed } from './indoors.ts'
import { backcloth } from './landscape.ts'
import type { Prop, Stage } from './stage.ts'

type Arrangement = { way: 'lay' | 'rail' | 'table'; tint: string; props: readonly [Prop, Prop, Prop] }

/** The picture of each category: three products, how they are shown, and the paper or wall behind them. */
const arrangements = {
  womens: {
    way: 'rail',
    tint: '#e9cfc0',
    props: [
      ['midi-dress', 'floral', navyInk],
      ['blouse', 'ditsy', rose],
      ['skirt', 'botanical', cream],
    ],
  },
  mens: {
    way: 'lay',
    tint: '#c9d6d8',
    props: [
      ['mens-shirt', 'check', cream],
      ['mens-jumper', 'cable', navyInk],
      ['boots', 'plain', brick],
    ],
  },
  kids: {
    way: 'lay',
    tint: '#ecd9a6',
    props: [
      ['kids-dungarees', 'cord', sky],
      ['kids-tee', 'breton-stripe', cream],
      ['kids-dress', 'spot', brick],
    ],
  },
  home: {
    way: 'table',
    tint: '#d6dcc6',
    props: [
      ['vase', 'block-print', navyInk],
      ['lamp', 'stripe', oat],
      ['candle', 'spot', cream],
    ],
  },
  gifts: {
    way: 'lay',
    tint: '#e6c9bd',
    props: [
      ['gift-card', 'ditsy', plum],
      ['socks', 'fair-isle', moss],
      ['notebook', 'block-print', navyInk],
    ],
  },
  sale: {
    way: 'rail',
    tint: '#e3b9a4',
    props: [
      ['shirt-dress', 'stripe', sky],
      ['coat', 'plain', ochre],
      ['jumper', 'fair-isle', plum],
    ],
  },
  dresses: {
    way: 'rail',
    tint: '#d5dcc8',
    props: [
      ['maxi-dress', 'botanical', brick],
      ['midi-dress', 'floral', navyInk],
      ['shirt-dress', 'ditsy', ochre],
    ],
  },
  knitwear: {
    way: 'lay',
    tint: '#dccbb2',
    props: [
      ['jumper', 'fair-isle', moss],
      ['cardigan', 'cable', oat],
      ['hat', 'cable', brick],
    ],
  },
  cardigans: {
    way: 'lay',
    tint: '#d9cdbf',
    props: [
      ['cardigan', 'fair-isle', pine],
      ['cardigan', 'cable', ochre],
      ['scarf', 'tartan', plum],
    ],
  },
  coats: {
    way: 'rail',
    tint: '#bccbcf',
    props: [
      ['coat', 'plain', ochre],
      ['jacket', 'cord', moss],
      ['gilet', 'plain', plum],
    ],
  },
  shirts: {
    way: 'rail',
    tint: '#e7dcc6',
    props: [
      ['shirt', 'stripe', sky],
      ['blouse', 'block-print', navyInk],
      ['mens-shirt', 'gingham', rose],
    ],
  },
  kitchen: {
    way: 'table',
    tint: '#e9d6b4',
    props: [
      ['jug', 'stripe', navyInk],
      ['mug', 'spot', brick],
      ['bowl', 'ditsy', moss],
    ],
  },
  living: {
    way: 'lay',
    tint: '#c8d2c4',
    props: [
      ['cushion', 'botanical', navyInk],
      ['throw', 'tartan', pine],
      ['candle', 'block-print', ochre],
    ],
  },
  candles: {
    way: 'table',
    tint: '#cfd6cd',
    props: [
      ['candle', 'block-print', brick],
      ['vase', 'stripe', pine],
      ['candle', 'spot', ochre],
    ],
  },
  mugs: {
    way: 'table',
    tint: '#e6d3c4',
    props: [
      ['mug', 'stripe', navyInk],
      ['jug', 'spot', brick],
      ['mug', 'ditsy', moss],
    ],
  },
  socks: {
    way: 'lay',
    tint: '#d8cfae',
    props: [
      ['socks', 'fair-isle', brick],
      ['socks', 'stripe', pine],
      ['socks', 'spot', ochre],
    ],
  },
  nightwear: {
    way: 'rail',
    tint: '#ccd5dc',
    props: [
      ['pyjamas', 'stripe', sky],
      ['pyjamas', 'ditsy', rose],
      ['pyjamas', 'tartan', pine],
    ],
  },
  towels: {
    way: 'lay',
    tint: '#c6d6d4',
    props: [
      ['towel', 'stripe', sky],
      ['towel', 'breton-stripe', cream],
      ['towel', 'gingham', rose],
    ],
  },
  stationery: {
    way: 'lay',
    tint: '#e2d4bd',
    props: [
      ['notebook', 'block-print', navyInk],
      ['gift-card', 'botanical', moss],
      ['notebook', 'ditsy', plum],
    ],
  },
  bedroom: {
    way: 'table',
    tint: '#dccdd0',
    props: [
      ['bedding', 'ditsy', sky],
      ['lamp', 'plain', rose],
      ['candle', 'plain', oat],
    ],
  },
} as const satisfies Record<string, Arrangement>

export type Category = keyof typeof arrangements
export const categories = Object.keys(arrangements)
export function isCategory(name: string): name is Category {
  return Object.hasOwn(arrangements, name)
}

export function drawCategory(stage: Stage, category: Category): string {
  const arrangement: Arrangement = arrangements[category]
  return { lay: flatLay, rail: onRail, table: onTable }[arrangement.way](stage, arrangement)
}

function flatLay(stage: Stage, { tint, props: [hero, second, third] }: Arrangement): string {
  const { focus, reach, random, isWide } = stage
  const light = mix(tint, '#fffaf0', 0.4)
  const spread = isWide ? Math.min(reach, 420) : reach
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, light],
        [1, tint],
      ]),
    ) +
    leafShade(random, Math.round(isWide && focus > stage.width / 2 ? 40 : stage.width - 440), 100) +
    addShadow(stage.place(second, { x: focus - spread * 0.56, y: 370, scale: 0.84, turn: -10 })) +
    addShadow(stage.place(hero, { x: focus + spread * 0.34, y: 404, scale: 0.96, turn: 5 })) +
    addShadow(stage.place(third, { x: focus - spread * 0.42, y: 620, scale: 0.58, turn: -5 }))
  )
}

function onRail(stage: Stage, { tint, props }: Arrangement): string {
  const { focus, reach, isWide } = stage
  const spread = isWide ? Math.min(reach, 440) : reach
  const pieces = props.map((prop, index) =>
    stage.hang(prop, { x: focus + (index - 1) * spread * 0.64, y: 176, scale: 0.84 }, (by, y) =>
      by === 'clips' ? clips(y) : hanger(y),
    ),
  )
  const rail = brassRail(
    112,
    Math.round(isWide ? focus - spread - 60 : 0),
    Math.round(isWide ? focus + spread + 60 : stage.width),
  )
  return (
    room(stage, { wall: [mix(tint, '#fffaf0', 0.35), tint], floor: mix(tint, '#8a6238', 0.45), skirting: 726 }) +
    (isWide ? windowed(stage, 150, 90) : '') +
    rail +
    addShadow([pieces[0], pieces[2], pieces[1]].join(''))
  )
}

function onTable(stage: Stage, { tint, props: [hero, second, third] }: Arrangement): string {
  const { focus, reach, isWide } = stage
  const spread = isWide ? Math.min(reach, 420) : reach
  const isBed = hero[0] === 'bedding'
  const wood = mix(tint, '#a8733f', lightness(tint) > 0.7 ? 0.45 : 0.35)
  const big = isBed ? (isWide ? 1.12 : 0.98) : isWide ? 0.92 : 0.84
  return (
    room(stage, { wall: [mix(tint, '#fffaf0', 0.35), tint], floor: wood, skirting: isBed ? 680 : 612 }) +
    windowed(stage, 110, 90) +
    (isBed ? '' : contactShade(focus + spread * 0.5, 668, 120)) +
    stage.stand(second, {
      x: focus + spread * (isBed ? 0.98 : 0.52),
      y: isBed ? 700 : 672,
      scale: isBed ? 0.62 : big * 0.86,
    }) +
    contactShade(focus - spread * 0.3, 716, 150) +
    stage.stand(hero, { x: focus - spread * (isBed ? 0.06 : 0.3), y: 720, scale: big }) +
    (isBed
      ? ''
      : contactShade(focus + spread * 0.12, 752, 90) +
        stage.stand(third, { x: focus + spread * 0.16, y: 760, scale: big * 0.62 }))
  )
}
