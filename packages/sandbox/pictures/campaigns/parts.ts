import { darker, type Hex, mix } from '../colour.ts'
import { addShadow } from '../picture.ts'
import { clips, contactShade, hanger } from '../props.ts'
import { d, leaf } from '../shapes.ts'
import type { Cloth, Prop, Stage } from './stage.ts'

const oak = '#bd9264'

/** A point of the busy part: -1 is its left edge, 1 its right. */
export function at({ focus, reach }: Stage, part: number) {
  return focus + reach * part
}

type Box = { x: number; y: number; width: number; height: number }
type Arranged = { y: number; props: readonly Prop[]; scale: number }

/** A board on the wall, with things that stand on it. */
export function shelf(stage: Stage, { y, props, scale }: Arranged): string {
  const { focus, reach } = stage
  const standing = props.map((prop, index) =>
    stage.stand(prop, { x: focus - reach + ((index + 0.5) / props.length) * reach * 2, y, scale }),
  )
  return (
    d`<path d="M${focus - reach} ${y}h${reach * 2}v18h${-reach * 2}z" fill="${oak}" class="b"/><path d="M${focus - reach} ${y + 18}h${reach * 2}v9h${-reach * 2}z" fill="#2b1a0e" opacity=".12"/>` +
    standing.join('')
  )
}

/** A table as wide as the busy part, with things that stand on it. */
export function tableOf(stage: Stage, { y, props, scale }: Arranged): string {
  const { focus, reach } = stage
  const [left, right] = [focus - reach * 1.04, focus + reach * 1.04]
  const standing = props.map((prop, index) => {
    const x = focus - reach * 0.84 + (index / Math.max(1, props.length - 1)) * reach * 1.68
    return contactShade(Math.round(x), y + 4, Math.round(190 * scale)) + stage.stand(prop, { x, y: y + 8, scale })
  })
  return (
    [left + 34, right - 62]
      .map((x) => d`<path d="M${x} ${y + 30}h28l-6 300h-18z" fill="${darker(oak, 0.3)}"/>`)
      .join('') +
    d`<path d="M${left} ${y - 12}H${right}L${right + 14} ${y + 36}H${left - 14}Z" fill="${oak}" class="b"/><path d="M${left - 14} ${y + 36}H${right + 14}v14H${left - 14}z" fill="${darker(oak, 0.22)}"/>` +
    standing.join('')
  )
}

/** Garments side by side on hangers or clips, their tops at y. */
export function row(stage: Stage, { y, props, scale }: Arranged): string {
  const { focus, reach } = stage
  return addShadow(
    props
      .map((prop, index) =>
        stage.hang(prop, { x: focus - reach + ((index + 0.5) / props.length) * reach * 2, y, scale }, (by, top) =>
          by === 'clips' ? clips(top) : by === 'hanger' ? hanger(top) : '',
        ),
      )
      .join(''),
  )
}

/** A window with panes, and what is seen through it. */
export function sash({ x, y, width, height }: Box, sky: Hex): string {
  return (
    d`<path d="M${x - 16} ${y - 16}h${width + 32}v${height + 32}h${-width - 32}z" fill="#fbf3e4" class="b"/><path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${sky}"/>` +
    d`<path d="M${x} ${y + height}V${y + height * 0.72}q${width * 0.3} ${-height * 0.14} ${width * 0.55} 0t${width * 0.45} ${-height * 0.04}V${y + height}z" fill="${mix(sky, '#5d7150', 0.6)}"/>` +
    d`<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="#fbf3e4" stroke-width="9"/><path d="M${x - 30} ${y + height + 16}h${width + 60}v16h${-width - 60}z" fill="#f3e7d2" class="b"/>`
  )
}

/** A terraced house with lit windows; x is its left edge and y its foot. */
export function house({ x, y, width, height }: Box, wall: Hex): string {
  const pane = (part: number, top: number) =>
    d`<path d="M${x + width * part} ${y - height + top}h${width * 0.2}v${height * 0.18}h${-width * 0.2}z" fill="#f6cf86" class="b"/>`
  return (
    d`<path d="M${x} ${y}V${y - height}L${x + width / 2} ${y - height - 70}L${x + width} ${y - height}V${y}z" fill="${wall}" class="b"/>` +
    pane(0.18, 44) +
    pane(0.62, 44) +
    pane(0.62, height * 0.52) +
    d`<path d="M${x + width * 0.17} ${y}v${-height * 0.34}h${width * 0.24}v${height * 0.34}z" fill="${darker(wall, 0.45)}" class="b"/>`
  )
}

export function rain({ width, height, random }: Stage): string {
  let path = ''
  for (let index = 0; index < 90; index++) path += d`M${random.between(0, width)} ${random.between(0, height)}l-7 26`
  return `<path d="${path}" fill="none" stroke="#fffaf0" stroke-opacity=".34" stroke-width="2.4" stroke-linecap="round"/>`
}

/** An umbrella whose handle is at 0, 0. */
export function umbrella(ink: Hex): string {
  return `<path d="M0 24V-210" stroke="#5b3d2b" stroke-width="8"/><path d="M-190 -196C-180 -330 -80 -370 0 -372S180 -330 190 -196Q160 -228 126 -198Q94 -230 62 -198Q30 -230 0 -198Q-30 -230 -62 -198Q-94 -230 -126 -198Q-160 -228 -190 -196Z" fill="${ink}" class="b"/><path d="M0 -372Q-60 -300 -62 -198M0 -372Q60 -300 62 -198" class="l"/>`
}

/** Bolts of cloth that lie on each other, the lowest at y. */
export function bolts(stage: Stage, { x, y, cloths }: { x: number; y: number; cloths: readonly Cloth[] }): string {
  return cloths
    .map((cloth, index) => {
      const [left, top] = [x - 170 + index * 14, y - 62 * (index + 1)]
      return d`<path d="M${left} ${top + 4}H${left + 330 - index * 22}q26 28 0 56H${left}z" fill="${stage.cloth(cloth)}" class="b"/><ellipse cx="${left}" cy="${top + 32}" rx="17" ry="28" fill="#f3e7d2" class="b"/><ellipse cx="${left}" cy="${top + 32}" rx="6" ry="11" fill="#a67c4f"/>`
    })
    .join('')
}

/** Balls of wool with two needles, in a basket whose foot is at y. */
export function wool(x: number, y: number, inks: readonly Hex[]): string {
  const balls = inks.map((ink, index) => {
    const [cx, cy] = [x - 84 + index * 56, y - 118 - (index % 2) * 34]
    return d`<circle cx="${cx}" cy="${cy}" r="52" fill="${ink}" class="b"/><path d="M${cx - 44} ${cy - 16}q44 26 86 0M${cx - 48} ${cy + 6}q48 30 96 -2M${cx - 20} ${cy - 46}q-20 46 0 88M${cx + 12} ${cy - 50}q-24 48 0 94" class="l"/>`
  })
  return (
    d`<path d="M${x - 10} ${y - 90}L${x - 120} ${y - 290}M${x + 10} ${y - 90}L${x + 130} ${y - 280}" stroke="#d3b083" stroke-width="10" stroke-linecap="round"/>` +
    balls.join('') +
    d`<path d="M${x - 160} ${y - 110}H${x + 160}L${x + 128} ${y}H${x - 128}z" fill="#b98d5e" class="b"/><path d="M${x - 152} ${y - 80}H${x + 152}M${x - 146} ${y - 52}H${x + 146}M${x - 138} ${y - 24}H${x + 138}" class="t"/>`
  )
}

/** A parcel tied with ribbon, its foot at y. */
export function parcel(
  stage: Stage,
  { x, y, width, height, cloth, ribbon }: Box & { cloth: Cloth; ribbon: Hex },
): string {
  const outline = d`M${x - width / 2} ${y}v${-height}h${width}v${height}z`
  return (
    `<path d="${outline}" fill="${stage.cloth(cloth)}" class="b"/><path d="${outline}" class="g"/>` +
    d`<path d="M${x - 11} ${y}v${-height}h22v${height}z" fill="${ribbon}"/><path d="M${x} ${y - height}C${x - 70} ${y - height - 66} ${x - 80} ${y - height + 4} ${x} ${y - height}C${x + 70} ${y - height - 66} ${x + 80} ${y - height + 4} ${x} ${y - height}Z" fill="${ribbon}" class="b"/>`
  )
}

/** A pot with a plant in it, its foot at y. */
export function pot(stage: Stage, { x, y, scale }: { x: number; y: number; scale: number }): string {
  let leaves = ''
  for (let index = 0; index < 9; index++)
    leaves += leaf(x, y - 80 * scale, -80 + index * 20, stage.random.between(110, 170) * scale, 22 * scale)
  return (
    `<path d="${leaves}" fill="#71855a" class="b"/>` +
    d`<path d="M${x - 62 * scale} ${y - 96 * scale}h${124 * scale}l${-20 * scale} ${96 * scale}h${-84 * scale}z" fill="#c06f4c" class="b"/>`
  )
}
