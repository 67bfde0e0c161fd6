import { addShadow } from '../picture.ts'
import { stems } from '../props.ts'
import { d } from '../shapes.ts'
import { brick, cream, moss, navyInk, oat, ochre, pine, plum, rose, sky } from './colourways.ts'
import { armchair, room, windowed } from './indoors.ts'
import { backcloth } from './landscape.ts'
import { at, parcel, pot, row, sash, shelf, tableOf, wool } from './parts.ts'
import type { Cloth, Stage } from './stage.ts'

/** Coats on their pegs and boots below them. */
export function hall(stage: Stage): string {
  return (
    room(stage, { wall: ['#c9d3c3', '#b4c2b0'], floor: '#a9764c', skirting: 700 }) +
    (stage.isWide ? '' : windowed(stage, 150, 90)) +
    d`<path d="M${at(stage, -1.06)} 150H${at(stage, 1.06)}v34H${at(stage, -1.06)}z" fill="#d3b083" class="b"/>` +
    row(stage, {
      y: 194,
      props: [
        ['coat', 'plain', moss],
        ['scarf', 'tartan', plum],
        ['jacket', 'plain', ochre],
      ],
      scale: 0.6,
    }) +
    stage.stand(['wellies', 'plain', pine], { x: at(stage, -0.56), y: 770, scale: 0.38 }) +
    stage.stand(['boots', 'plain', brick], { x: at(stage, 0.1), y: 774, scale: 0.36 }) +
    stage.stand(['wellies', 'spot', ochre], { x: at(stage, 0.66), y: 770, scale: 0.3 })
  )
}

/** An armchair by a window, for reading in daylight. */
export function readingCorner(stage: Stage): string {
  const chair = at(stage, -0.16)
  return (
    room(stage, { wall: ['#dfe3d3', '#cbd4bf'], floor: '#b98d68', skirting: 704 }) +
    sash({ x: at(stage, 0.3), y: 150, width: stage.reach * 0.6, height: 300 }, '#bcd4dc') +
    d`<ellipse cx="${stage.focus}" cy="764" rx="${stage.reach * 1.1}" ry="26" fill="#27364f" opacity=".3"/>` +
    armchair(chair, ['#5d7c86', '#4d6b76', '#6f8f98', '#557480']) +
    addShadow(stage.place(['cushion', 'botanical', cream], { x: chair - 20, y: 560, scale: 0.36, turn: 7 })) +
    stage.stand(['lamp', 'plain', ochre], { x: at(stage, -0.82), y: 744, scale: 0.62 }) +
    pot(stage, { x: at(stage, 0.74), y: 756, scale: 1.2 })
  )
}

/** A throw over the arm of a chair, close to. */
export function throwChair(stage: Stage): string {
  return (
    room(stage, { wall: ['#e9d6c4', '#dfc6af'], floor: '#a9764c', skirting: 704 }) +
    d`<g transform="translate(${stage.focus} 770)scale(1.45)translate(${-stage.focus} -770)">` +
    armchair(stage.focus, ['#c9b08c', '#b3976f', '#d8c29f', '#bfa47c']) +
    addShadow(stage.place(['throw', 'tartan', pine], { x: stage.focus + 108, y: 620, scale: 0.5, turn: 5 })) +
    '</g>'
  )
}

/** The dresser: everything for the table, on two boards. */
export function dresser(stage: Stage): string {
  return (
    room(stage, { wall: ['#44586b', '#33475c'], floor: '#a9764c', skirting: 720 }) +
    shelf(stage, {
      y: 300,
      props: [
        ['bowl', 'stripe', ochre],
        ['jug', 'block-print', brick],
        ['mug', 'ditsy', rose],
      ],
      scale: 0.42,
    }) +
    shelf(stage, {
      y: 500,
      props: [
        ['mug', 'spot', cream],
        ['bowl', 'ditsy', moss],
        ['mug', 'stripe', sky],
      ],
      scale: 0.42,
    }) +
    tableOf(stage, {
      y: 690,
      props: [
        ['vase', 'plain', oat],
        ['bowl', 'spot', brick],
        ['jug', 'stripe', cream],
      ],
      scale: 0.48,
    })
  )
}

/** A table that is laid for supper. */
export function laidTable(stage: Stage): string {
  return (
    room(stage, { wall: ['#e8cdb9', '#dcb89f'], floor: '#8d6c4b', skirting: 650 }) +
    sash({ x: at(stage, -0.36), y: 110, width: stage.reach * 0.72, height: 260 }, '#9fb9c9') +
    tableOf(stage, {
      y: 620,
      props: [
        ['bowl', 'stripe', navyInk],
        ['candle', 'plain', oat],
        ['jug', 'ditsy', moss],
        ['candle', 'spot', cream],
        ['bowl', 'stripe', brick],
      ],
      scale: 0.42,
    })
  )
}

/** Candles on a shelf after dark. */
export function candlelight(stage: Stage): string {
  return (
    room(stage, { wall: ['#3d3340', '#56404a'], floor: '#4a2f2c', skirting: 730 }) +
    d`<circle cx="${stage.focus}" cy="420" r="${stage.reach * 0.96}" fill="#f6b45c" opacity=".16"/><circle cx="${stage.focus}" cy="420" r="${stage.reach * 0.6}" fill="#f6c06c" opacity=".18"/>` +
    shelf(stage, {
      y: 560,
      props: [
        ['candle', 'spot', ochre],
        ['candle', 'block-print', brick],
        ['candle', 'plain', oat],
      ],
      scale: stage.isWide ? 0.62 : 0.56,
    })
  )
}

/** A basket of wool below the jumper that it becomes. */
export function knittingBasket(stage: Stage): string {
  return (
    room(stage, { wall: ['#e6d9c2', '#d8c6a6'], floor: '#a9764c', skirting: 690 }) +
    row(
      { ...stage, reach: stage.reach * 0.8 },
      {
        y: 160,
        props: [
          ['jumper', 'fair-isle', brick],
          ['cardigan', 'cable', oat],
        ],
        scale: 0.7,
      },
    ) +
    wool(at(stage, 0), 770, [brick[0], cream[0], moss[0], ochre[0]])
  )
}

/** Parcels on a table. */
export function giftTable(stage: Stage): string {
  const [left, right] = [at(stage, -0.56), at(stage, 0.52)]
  return (
    room(stage, { wall: ['#3f5b52', '#31493f'], floor: '#7a573d', skirting: 690 }) +
    tableOf(stage, { y: 620, props: [], scale: 0.5 }) +
    addShadow(
      parcel(stage, { x: left, y: 612, width: 250, height: 190, cloth: ['ditsy', plum], ribbon: ochre[0] }) +
        parcel(stage, { x: right, y: 612, width: 210, height: 250, cloth: ['block-print', navyInk], ribbon: rose[0] }) +
        parcel(stage, {
          x: at(stage, -0.02),
          y: 616,
          width: 190,
          height: 120,
          cloth: ['stripe', cream],
          ribbon: brick[0],
        }) +
        parcel(stage, { x: left - 10, y: 422, width: 160, height: 92, cloth: ['gingham', rose], ribbon: pine[0] }),
    ) +
    stems(Math.round(at(stage, 0.98)), 612, { ink: '#b8553d', glaze: '#f1e6d4' })
  )
}

/** An open suitcase, packed. */
export function suitcase(stage: Stage): string {
  const { focus } = stage
  const wide = Math.min(300, stage.reach * 0.92)
  const folded = (x: number, cloth: Cloth) =>
    d`<path d="M${x - wide * 0.3} 590q-14 -110 10 -130h${wide * 0.54}q20 20 8 130z" fill="${stage.cloth(cloth)}" class="b"/><path d="M${x - wide * 0.28} 540h${wide * 0.6}" class="l"/>`
  return (
    room(stage, { wall: ['#d8cdb8', '#c9b99c'], floor: '#9d7250', skirting: 660 }) +
    windowed(stage, 130, 90) +
    d`<path d="M${focus - wide} 300h${wide * 2}v270h${-wide * 2}z" fill="#8a4f3a" class="b"/><path d="M${focus - wide + 26} 326h${wide * 2 - 52}v244h${-wide * 2 + 52}z" fill="${stage.cloth(['gingham', oat])}"/>` +
    folded(focus - wide * 0.6, ['breton-stripe', cream]) +
    folded(focus, ['floral', navyInk]) +
    folded(focus + wide * 0.6, ['fair-isle', brick]) +
    addShadow(stage.stand(['hat', 'cable', ochre], { x: focus + wide * 0.5, y: 520, scale: 0.26 })) +
    d`<path d="M${focus - wide} 576h${wide * 2}v156h${-wide * 2}z" fill="#a5624a" class="b"/><path d="M${focus - wide * 0.6} 576v156M${focus + wide * 0.6} 576v156" stroke="#6d3c2b" stroke-width="22"/><path d="M${focus - 60} 640q60 60 120 0" fill="none" stroke="#6d3c2b" stroke-width="16"/>`
  )
}

/** A seat in a window, with cushions. */
export function windowSeat(stage: Stage): string {
  const { focus, reach } = stage
  return (
    backcloth(stage, '#d9c3b4') +
    sash({ x: focus - reach * 0.86, y: 110, width: reach * 1.72, height: 360 }, '#a9c4cd') +
    d`<path d="M${focus - reach} 590h${reach * 2}v210h${-reach * 2}z" fill="#f0e2cd" class="b"/><path d="M${focus - reach * 1.02} 560h${reach * 2.04}v40h${-reach * 2.04}z" fill="${stage.cloth(['stripe', sky])}" class="b"/>` +
    addShadow(
      stage.place(['cushion', 'floral', navyInk], { x: focus - reach * 0.56, y: 470, scale: 0.46, turn: -6 }) +
        stage.place(['cushion', 'gingham', brick], { x: focus + reach * 0.5, y: 476, scale: 0.42, turn: 8 }),
    )
  )
}
