import { drawCategory, isCategory, categories } from './campaigns/categories.ts'
import { fireside, kitchenTable, wardrobeRail } from './campaigns/indoors.ts'
import { autumnLane, coast, market, orchard, picnic } from './campaigns/outdoors.ts'
import * as rooms from './campaigns/rooms.ts'
import { createStage, type Stage } from './campaigns/stage.ts'
import * as stillLifes from './campaigns/still-lifes.ts'
import * as walks from './campaigns/walks.ts'
import { type Focus, toSvg, viewAround } from './picture.ts'
import { createRandom } from './random.ts'

const scenes = {
  coast,
  orchard,
  picnic,
  market,
  fireside,
  'kitchen-table': kitchenTable,
  'wardrobe-rail': wardrobeRail,
  'autumn-lane': autumnLane,
  'dressing-room': rooms.dressingRoom,
  'measuring-woman': rooms.measuringWoman,
  'measuring-man': rooms.measuringMan,
  'boot-room': rooms.bootRoom,
  hall: stillLifes.hall,
  'reading-corner': stillLifes.readingCorner,
  'throw-chair': stillLifes.throwChair,
  dresser: stillLifes.dresser,
  'laid-table': stillLifes.laidTable,
  candlelight: stillLifes.candlelight,
  bathroom: rooms.bathroom,
  bedtime: rooms.bedtime,
  'tailors-desk': rooms.tailorsDesk,
  'knitting-basket': stillLifes.knittingBasket,
  'gift-table': stillLifes.giftTable,
  suitcase: stillLifes.suitcase,
  'window-seat': stillLifes.windowSeat,
  'rainy-walk': walks.rainyWalk,
  'dusk-street': walks.duskStreet,
  'shore-walk': walks.shoreWalk,
  'small-picnic': walks.smallPicnic,
  puddles: walks.puddles,
  'washing-day': walks.washingDay,
  'shop-front': walks.shopFront,
  'market-day': walks.marketDay,
} as const satisfies Record<string, (stage: Stage) => string>

/** The names of all scenes. */
export const sceneNames: readonly string[] = [
  ...Object.keys(scenes),
  ...categories.map((category) => `category-${category}`),
]

export type CampaignRequest = {
  /** One of `sceneNames`. */
  scene: string
  /**
   * The number of the scene's picture. Each number varies the details; in even ones the calm side is on the right, in
   * odd ones on the left.
   */
  number: number
  /** Intrinsic size in CSS pixels; the composition follows its ratio. */
  width: number
  height: number
  /**
   * Crops a piece of that ratio from the picture of this size instead, with the focus as close to its middle as
   * possible.
   */
  cut?: { natural: { width: number; height: number }; focus: Focus }
}

/** Draws an editorial picture as an SVG document. Undefined if there is no such scene. */
export function drawCampaign({ scene, number, width, height, cut }: CampaignRequest): string | undefined {
  const seed = `${scene} ${number}`
  const composed = cut?.natural ?? { width, height }
  const ratio = Math.min(3.2, Math.max(0.5, composed.width / composed.height))
  const stage = createStage({ ratio, random: createRandom(seed), seed, isMirrored: number % 2 === 0 })
  const art = compose(scene, stage)
  if (art === undefined) {
    return undefined
  }
  const whole = { x: 0, y: 0, width: stage.width, height: stage.height }
  return toSvg({
    width,
    height,
    view: cut ? viewAround(cut.focus, { whole, ratio: width / height }) : whole,
    ...stage.collected(),
    art,
  })
}

function compose(scene: string, stage: Stage): string | undefined {
  if (Object.hasOwn(scenes, scene)) {
    return scenes[scene as keyof typeof scenes](stage)
  }
  const category = scene.replace(/^category-/, '')
  return category !== scene && isCategory(category) ? drawCategory(stage, category) : undefined
}
