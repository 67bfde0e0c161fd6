import { light, line, shade, stitch, type Brush } from '../brush.ts'
import { mix } from '../colour.ts'
import { d } from '../shapes.ts'
import type { Garment } from './garment.ts'

export const living = {
  cushion: { stance: 'lay', zoom: 1.22, focus: [-90, 330, 260], draw: drawCushion },
  throw: { stance: 'hang', zoom: 1.2, hang: ['rail', 160], focus: [0, 450, 280], isKnitted: true, draw: drawThrow },
  candle: { stance: 'stand', zoom: 1.45, focus: [0, 480, 260], scale: 0.55, draw: drawCandle },
  vase: { stance: 'stand', zoom: 1.16, focus: [0, 520, 270], scale: 0.8, draw: drawVase },
  lamp: { stance: 'stand', zoom: 1.22, focus: [0, 290, 290], draw: drawLamp },
  bedding: { stance: 'stand', zoom: 0.94, focus: [0, 520, 290], draw: drawBedding },
  towel: { stance: 'hang', zoom: 1.26, hang: ['rail', 182], focus: [0, 430, 260], draw: drawTowel },
  notebook: { stance: 'lay', zoom: 1.24, focus: [-20, 330, 260], draw: drawNotebook },
  'gift-card': { stance: 'lay', zoom: 1.2, focus: [30, 400, 270], scale: 0.7, draw: drawGiftCard },
} as const satisfies Record<string, Garment>

function drawCushion(brush: Brush): string {
  const cover =
    'M-196 214C-100 240 100 240 196 214C210 206 222 214 216 230C190 330 190 470 216 570C222 590 208 596 194 588C100 560 -100 560 -194 588C-208 596 -222 590 -216 570C-190 470 -190 330 -216 230C-222 214 -210 206 -196 214Z'
  const piping = `<path d="${cover}" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="8"/>`
  const closing = brush.isBack
    ? line('M-200 404Q0 416 200 404') +
      [-110, 0, 110].map((x) => `<circle cx="${x}" cy="430" r="9" fill="#f4ead6" class="b"/>`).join('')
    : ''
  return (
    brush.shape(cover) +
    piping +
    shade(
      'M-200 226Q-150 290 -140 330Q-160 270 -200 226ZM200 226Q150 290 136 340Q166 280 200 226ZM200 580Q150 520 130 470Q170 520 200 580ZM-200 580Q-150 520 -136 480Q-160 530 -200 580ZM-190 540Q0 500 200 540Q220 590 194 588Q0 552 -194 588Q-210 580 -190 540Z',
    ) +
    light('M-150 270Q0 250 130 272Q0 300 -150 270Z') +
    closing
  )
}

function drawThrow(brush: Brush): string {
  let fringe = ''
  for (let x = -164; x <= 164; x += 13) {
    fringe += d`M${x} ${648 + 10 * Math.cos(x / 90)}q${brush.random.between(-5, 5)} 26 ${brush.random.between(-6, 6)} 50`
  }
  const back =
    brush.shape('M-150 170Q0 150 176 172L196 560Q20 590 -130 566Z', 'turned') +
    shade('M-150 170Q0 150 176 172L196 560Q20 590 -130 566Z')
  const front = brush.shape(
    'M-176 166Q0 144 170 164C160 330 178 500 172 646Q0 676 -174 650C-166 500 -186 330 -176 166Z',
  )
  return (
    `<path d="${fringe}" fill="none" stroke="${brush.palette.trim}" stroke-width="5" stroke-linecap="round"/>` +
    back +
    front +
    shade(
      'M80 166Q110 400 76 662Q134 400 80 166ZM-50 158Q-80 400 -46 664Q-30 400 -50 158ZM-176 166Q0 144 170 164L170 186Q0 168 -176 190Z',
    ) +
    light('M-120 180Q-140 400 -126 640Q-98 400 -120 180ZM20 180Q0 400 20 640Q40 400 20 180Z')
  )
}

function drawCandle(brush: Brush): string {
  const wax =
    '<ellipse cy="400" rx="112" ry="20" fill="#f8efdc" class="b"/><path d="M0 398V366" stroke="#3a2a1e" stroke-width="4"/>'
  const flame = brush.isBack
    ? ''
    : '<circle cy="336" r="70" fill="#ffd98a" opacity=".22"/><path d="M0 366C-20 346 -8 322 0 296C8 322 20 346 0 366Z" fill="#f4b04a"/><path d="M0 364C-9 352 -4 340 0 326C4 340 9 352 0 364Z" fill="#fff0c4"/>'
  const jar = brush.shape('M-120 396V612Q-116 634 0 640Q116 634 120 612V396Q0 424 -120 396Z')
  const label = brush.isBack
    ? ''
    : `<rect x="-56" y="470" width="112" height="96" rx="4" fill="#f8f1e3" class="b"/><path d="M0 548V500M0 520q22 -4 26 -24q-24 0 -26 24M0 530q-22 -4 -26 -24q24 0 26 24" fill="${brush.palette.inks[0]}" stroke="${brush.palette.inks[0]}" stroke-width="2"/>`
  return (
    jar +
    `<ellipse cy="396" rx="120" ry="24" fill="${brush.palette.trim}" class="b"/>` +
    wax +
    flame +
    label +
    '<path d="M-98 430Q-100 540 -92 606Q-80 540 -82 434Z" fill="#fff" fill-opacity=".38"/>'
  )
}

function drawVase(brush: Brush): string {
  const stems = brush.isBack ? '' : flowers(brush)
  const body = brush.shape(
    'M-50 372C-44 410 -60 426 -92 466C-132 520 -120 600 -64 636Q0 650 64 636C120 600 132 520 92 466C60 426 44 410 50 372Z',
  )
  const rim = '<ellipse cy="372" rx="50" ry="11" fill="#5b4636" class="b"/>'
  return (
    rim +
    stems +
    body +
    shade('M60 440Q120 520 70 630Q150 570 100 480ZM-64 624Q0 640 64 624V636Q0 650 -64 636Z') +
    '<path d="M-82 490Q-106 550 -74 606Q-74 550 -58 480Z" fill="#fff" fill-opacity=".38"/>'
  )
}

/** The flowers in a vase have the colours of its glaze. */
function flowers(brush: Brush): string {
  const green = '#6d7f56'
  const [first, second] = brush.palette.inks
  const heads = [
    [-92, 196, 34],
    [-24, 140, 40],
    [62, 178, 36],
    [112, 250, 26],
    [-120, 280, 24],
  ] as const
  const stalks = heads.map(([x, y]) => d`M${x * 0.12} 376Q${x * 0.3} ${(y + 376) / 2} ${x} ${y}`).join('')
  const leaves =
    '<path d="M-20 320C-60 300 -84 320 -100 350C-70 352 -40 350 -20 320ZM26 310C60 280 92 300 110 326C84 336 50 340 26 310Z" fill="#6d7f56" class="b"/>'
  const blooms = heads.map(([x, y, radius], index) => {
    const ink = index % 2 ? mix(first, '#f6d9c8', 0.25) : mix(second, '#f6e3c8', 0.2)
    const around = Array.from(
      { length: 8 },
      (_, petal) =>
        `<ellipse cy="${Math.round(-radius * 0.6)}" rx="${Math.round(radius * 0.36)}" ry="${Math.round(radius * 0.62)}" transform="rotate(${petal * 45})"/>`,
    ).join('')
    return `<g transform="translate(${x} ${y})" fill="${ink}" stroke="#2b2019" stroke-opacity=".2">${around}<circle r="${Math.round(radius * 0.34)}" fill="#d9a441"/></g>`
  })
  return `<path d="${stalks}" fill="none" stroke="${green}" stroke-width="5"/>${leaves}${blooms.join('')}`
}

function drawLamp(brush: Brush): string {
  const foot =
    brush.paint(
      'M-22 402C-26 440 -74 470 -78 530C-80 590 -52 616 -46 632Q0 644 46 632C52 616 80 590 78 530C74 470 26 440 22 402Z',
      brush.palette.inks[0],
    ) +
    '<path d="M-22 402C-26 440 -74 470 -78 530C-80 590 -52 616 -46 632Q0 644 46 632C52 616 80 590 78 530C74 470 26 440 22 402Z" class="g"/>'
  const glow = '<ellipse cy="410" rx="210" ry="40" fill="#ffe2a3" opacity=".3"/>'
  return (
    glow +
    foot +
    '<path d="M-10 380H10V410H-10Z" fill="#c9a55c" class="b"/>' +
    brush.shape('M-96 176Q0 164 96 176L174 392Q0 420 -174 392Z') +
    '<path d="M-96 176Q0 164 96 176Q0 190 -96 176Z" fill="#fff2d0" class="b"/><path d="M-40 190L-70 396Q0 410 60 398L36 190Z" fill="#fff0c8" opacity=".2"/>' +
    stitch('M-170 382Q0 410 170 382M-96 186Q0 198 96 186') +
    '<path d="M-52 500Q-66 550 -44 596Q-44 546 -32 490Z" fill="#fff" fill-opacity=".3"/>'
  )
}

function drawBedding(brush: Brush): string {
  const head = `<path d="M-262 330C-262 230 -200 190 0 190S262 230 262 330V640H-262Z" fill="#b98d5e"/><path d="M-240 340C-240 250 -180 214 0 214S240 250 240 340V520H-240Z" fill="#c79c6c"/><path d="M-160 222V430M-80 210V430M0 208V430M80 210V430M160 222V430" stroke="#a67c4f" stroke-width="5"/>`
  const pillow = (x: number, fill: 'cloth' | 'trim') =>
    `<g transform="translate(${x} 0)">${brush.shape('M-104 344C-60 330 60 330 104 344C116 380 114 440 104 468C60 478 -60 478 -104 468C-114 440 -116 380 -104 344Z', fill)}${shade('M-100 352Q-70 380 -66 410Q-84 380 -100 352ZM100 352Q70 380 66 410Q84 380 100 352Z')}</g>`
  const duvet = brush.shape(
    'M-276 486C-180 456 180 456 276 486C292 560 292 640 284 690Q0 716 -284 690C-292 640 -292 560 -276 486Z',
  )
  const turned = brush.shape(
    'M-278 484C-180 452 180 452 278 484C284 508 284 528 282 542Q0 506 -282 542C-284 528 -284 508 -278 484Z',
    'trim',
  )
  return (
    head +
    pillow(-118, 'cloth') +
    pillow(118, 'cloth') +
    duvet +
    shade(
      'M-90 540Q-110 620 -90 700Q-76 620 -90 540ZM120 540Q150 620 130 700Q170 620 120 540ZM-282 542Q0 506 282 542L282 556Q0 520 -282 556Z',
    ) +
    light('M-190 550Q-204 620 -190 690Q-170 620 -190 550ZM20 530Q6 620 24 700Q46 620 20 530Z') +
    turned
  )
}

function drawTowel(brush: Brush): string {
  const back =
    brush.shape('M-104 196H150L160 520Q40 540 -96 524Z', 'turned') + shade('M-104 196H150L160 520Q40 540 -96 524Z')
  const front = brush.shape(
    'M-140 186Q0 172 140 186C134 330 144 500 138 640Q0 660 -142 642C-138 500 -146 330 -140 186Z',
  )
  const bands = [560, 582]
    .map(
      (y) =>
        `<path d="${d`M-142 ${y}Q0 ${y + 16} 140 ${y}`}" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="9"/>`,
    )
    .join('')
  let fringe = ''
  for (let x = -136; x <= 134; x += 10) {
    fringe += `M${x} ${Math.round(644 + 6 * Math.cos(x / 70))}v26`
  }
  return (
    `<path d="${fringe}" stroke="${brush.palette.trim}" stroke-width="4"/>` +
    back +
    front +
    bands +
    shade('M50 190Q74 400 48 650Q96 400 50 190ZM-50 186Q-74 400 -52 650Q-34 400 -50 186Z') +
    light('M-100 196Q-112 400 -104 630Q-80 400 -100 196Z')
  )
}

function drawNotebook(brush: Brush): string {
  const cover = brush.shape('M-150 190H150Q160 190 160 200V600Q160 610 150 610H-150Z')
  const pages =
    '<path d="M-142 200H168V618H-142Z" fill="#f4ead6" class="b"/><path d="M164 206V614M-138 614H164" stroke="#1d1208" stroke-opacity=".15" stroke-width="3"/>'
  const label = brush.isBack
    ? ''
    : `<rect x="-64" y="270" width="150" height="96" rx="5" fill="#f8f1e3" class="b"/><path d="M-40 310H62M-40 332H40" stroke="${brush.palette.inks[0]}" stroke-width="3"/>`
  return `<g transform="rotate(-5 0 400)">${pages}${cover}${brush.paint('M-150 190H-112V610H-150Q-160 610 -160 600V200Q-160 190 -150 190Z', brush.palette.trim)}${label}<path d="M128 190V610" stroke="${brush.palette.inks[0]}" stroke-width="9"/>${light('M-100 200H-60L-100 330Z')}</g>`
}

function drawGiftCard(brush: Brush): string {
  const envelope = `<g transform="rotate(-9 0 400)"><path d="M-214 290H190V570H-214Z" fill="#e9dcc3" class="b"/><path d="M-214 290L-12 440L190 290" fill="#dfcfb1" class="b"/></g>`
  const card = brush.shape(
    'M-190 300H190Q206 300 206 316V534Q206 550 190 550H-190Q-206 550 -206 534V316Q-206 300 -190 300Z',
  )
  const ribbon = `<path d="M-110 300H-78V550H-110Z" fill="${brush.palette.inks[0]}"/><path d="M-94 424C-150 370 -170 430 -94 424C-30 370 -20 440 -94 424C-120 450 -128 470 -136 492M-94 424C-76 452 -70 470 -60 494" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="12" stroke-linecap="round"/>`
  return `${envelope}<g transform="translate(10 30)rotate(4 0 420)">${card}${ribbon}${light('M-206 316L-60 300H20L-206 500Z')}</g>`
}
