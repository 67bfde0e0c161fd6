import { light, line, shade, stitch, type Brush } from '../brush.ts'
import { d } from '../shapes.ts'
import type { Garment } from './garment.ts'

export const kitchen = {
  mug: { stance: 'stand', zoom: 1.5, focus: [-20, 500, 270], scale: 0.7, draw: drawMug },
  plate: { stance: 'lay', zoom: 1.24, focus: [90, 320, 260], scale: 0.8, draw: drawPlate },
  bowl: { stance: 'stand', zoom: 1.4, focus: [-40, 540, 280], scale: 0.7, draw: drawBowl },
  jug: { stance: 'stand', zoom: 1.34, focus: [-20, 460, 280], scale: 0.8, draw: drawJug },
  'tea-towel': { stance: 'hang', zoom: 1.2, hang: ['loop', 136], focus: [0, 440, 260], draw: drawTeaTowel },
  apron: { stance: 'hang', zoom: 1.14, hang: ['loop', 98], focus: [0, 250, 260], draw: drawApron },
} as const satisfies Record<string, Garment>

const glaze = '#f6efe2'

/** The glint that glazed ware has and cloth has not. */
function glint(path: string) {
  return `<path d="${path}" fill="#fff" fill-opacity=".38"/>`
}

function drawMug(brush: Brush): string {
  const handle = 'M118 452C196 430 214 560 112 576'
  const art =
    `<path d="${handle}" fill="none" stroke="${brush.palette.line}" stroke-width="33" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${brush.palette.trim}" stroke-width="29" stroke-linecap="round"/><path d="M122 446C184 432 196 520 150 552" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"/>` +
    brush.shape('M-130 404C-130 500 -128 580 -112 620Q0 660 112 620C128 580 130 500 130 404Z') +
    `<ellipse cy="404" rx="130" ry="24" fill="${glaze}" class="b"/><ellipse cy="408" rx="116" ry="18" fill="${brush.isBack ? '#e3d6bf' : '#7a4a2c'}"/>` +
    glint('M-104 444Q-108 540 -96 600Q-80 540 -86 446Z') +
    shade('M-116 606Q0 646 116 606L112 620Q0 660 -112 620Z')
  return `<g transform="translate(-24 0)">${art}</g>`
}

function drawPlate(brush: Brush): string {
  if (brush.isBack) {
    return `<circle cy="400" r="206" fill="${glaze}" class="b"/><circle cy="400" r="206" class="g"/><circle cy="400" r="118" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="3" opacity=".6"/><circle cy="400" r="104" fill="#efe5d3" class="b"/><path d="M-16 404q16 -34 32 0q-16 22 -32 0z" fill="${brush.palette.inks[0]}" opacity=".7"/>`
  }
  const disc = (radius: number) =>
    d`M0 ${400 - radius}A${radius} ${radius} 0 0 1 0 ${400 + radius}A${radius} ${radius} 0 0 1 0 ${400 - radius}Z`
  const rim = brush.shape(disc(208))
  const well = brush.random.next() > 0.5 ? `<circle cy="400" r="132" fill="${glaze}"/>` : ''
  return (
    rim +
    `<circle cy="400" r="201" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="7"/>` +
    well +
    '<circle cy="400" r="134" class="l"/><circle cy="403" r="132" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>' +
    glint('M-150 290Q-110 226 -30 208Q-120 246 -150 290Z') +
    shade('M196 450C170 540 90 600 0 606C100 580 160 530 196 450Z')
  )
}

function drawBowl(brush: Brush): string {
  const foot = brush.paint('M-62 614H62L56 642Q0 650 -56 642Z', brush.palette.trim)
  const body = brush.shape('M-182 450C-176 550 -110 626 -60 630H60C110 626 176 550 182 450Z')
  return (
    foot +
    body +
    `<ellipse cy="450" rx="182" ry="36" fill="${glaze}" class="b"/><path d="M-168 452Q0 400 168 452Q0 432 -168 452Z" fill="#1d1208" fill-opacity=".12"/><ellipse cy="450" rx="182" ry="36" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="5"/>` +
    glint('M-146 500Q-130 560 -92 596Q-96 548 -124 500Z') +
    shade('M100 610Q160 560 178 480Q140 560 60 630Z')
  )
}

function drawJug(brush: Brush): string {
  const handle = 'M84 330C190 300 206 480 104 520'
  const art =
    `<path d="${handle}" fill="none" stroke="${brush.palette.line}" stroke-width="32"/><path d="${handle}" fill="none" stroke="${brush.palette.trim}" stroke-width="28"/>` +
    brush.shape(
      'M-88 300C-80 360 -72 380 -92 430C-136 500 -128 590 -84 632Q0 650 84 632C128 590 136 500 92 430C72 380 82 350 88 300Z',
    ) +
    `<path d="M-88 300C-112 282 -128 276 -136 262C-110 266 -70 270 0 272S88 284 88 300C60 316 -40 318 -88 300Z" fill="${glaze}" class="b"/><path d="M-84 300C-30 288 40 288 82 300C40 310 -40 312 -84 300Z" fill="#1d1208" fill-opacity=".16"/>` +
    glint('M-94 460Q-116 540 -86 606Q-86 530 -72 464Z') +
    shade('M-84 620Q0 638 84 620V632Q0 650 -84 632ZM70 400Q112 470 108 560Q86 480 70 400Z')
  return `<g transform="translate(-16 0)">${art}</g>`
}

function drawTeaTowel(brush: Brush): string {
  const border = (y: number) =>
    `<path d="${d`M-152 ${y}Q0 ${y + 14} 152 ${y}V${y + 12}Q0 ${y + 26} -152 ${y + 12}Z`}" fill="${brush.palette.inks[0]}"/>`
  const back =
    brush.shape('M-140 182Q0 172 144 184L164 566Q0 590 -120 572Z', 'turned') +
    shade('M-140 182Q0 172 144 184L164 566Q0 590 -120 572Z')
  const front = brush.shape(
    'M-152 176Q0 164 152 176C146 340 156 520 150 656Q0 682 -156 660C-150 500 -158 330 -152 176Z',
  )
  const loop = `<path d="M-20 178C-24 120 24 120 20 178" fill="none" stroke="${brush.palette.inks[0]}" stroke-width="6"/>`
  return (
    loop +
    back +
    front +
    border(606) +
    border(214) +
    shade('M60 190Q80 420 54 668Q104 420 60 190ZM-60 186Q-84 420 -62 668Q-44 420 -60 186Z') +
    light('M-110 190Q-124 420 -114 650Q-90 420 -110 190Z') +
    stitch('M-148 648Q0 670 146 644') +
    line('M-152 182Q0 170 152 182')
  )
}

function drawApron(brush: Brush): string {
  const neck = `<path d="M-66 176C-70 70 70 70 66 176" fill="none" stroke="${brush.palette.trim}" stroke-width="15"/>`
  const ties = `<path d="M-132 372C-190 360 -214 420 -196 500M132 372C190 360 214 420 196 520" fill="none" stroke="${brush.palette.trim}" stroke-width="13"/>`
  const body = brush.shape(
    'M-74 172Q0 184 74 172C78 250 100 320 140 352C150 460 156 570 156 668Q0 696 -156 668C-156 570 -150 460 -140 352C-100 320 -78 250 -74 172Z',
  )
  const pocket = brush.isBack
    ? ''
    : brush.shape('M-92 430Q0 440 92 430V536Q92 552 76 552H-76Q-92 552 -92 536Z', 'turned') +
      stitch('M-90 444Q0 454 90 444') +
      line('M0 440V552')
  return (
    neck +
    ties +
    body +
    shade(
      'M110 380Q124 520 108 680Q140 520 110 380ZM-40 200Q-60 300 -30 424Q-30 300 -40 200ZM-100 380Q-120 520 -96 680Q-92 520 -100 380Z',
    ) +
    light('M-124 380Q-138 520 -130 660Q-108 520 -124 380Z') +
    pocket +
    stitch('M-64 182Q0 192 64 182M-150 656Q0 682 150 656')
  )
}
