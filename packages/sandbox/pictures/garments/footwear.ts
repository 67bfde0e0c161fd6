import { light, line, shade, stitch, type Brush } from '../brush.ts'
import { calledFor } from './called-for.ts'
import type { Garment } from './garment.ts'

const soleColour = '#d9b98a'

export const footwear = {
  shoes: {
    stance: 'stand',
    zoom: 1.16,
    focus: [-10, 560, 270],
    scale: 0.6,
    draw: (brush) =>
      pair(
        brush,
        calledFor(brush, [
          ['plimsolls?', plimsoll],
          ['loafers?', loafer],
          ['', pump],
        ])(brush),
        118,
      ),
  },
  boots: {
    stance: 'stand',
    zoom: 1.2,
    focus: [10, 470, 280],
    scale: 0.7,
    draw: (brush) => pair(brush, boot(brush), 84),
  },
  wellies: {
    stance: 'stand',
    zoom: 1.16,
    focus: [0, 420, 280],
    scale: 0.85,
    draw: (brush) => pair(brush, welly(brush), 92),
  },
} as const satisfies Record<string, Garment>

/** The same shoe twice: one behind, and one in front of it and lower. */
function pair(brush: Brush, shoe: string, step: number): string {
  return `<g transform="translate(${Math.round(step / 2)} -${Math.round(step * 0.4)})">${brush.twice(shoe, `translate(-${step} ${Math.round(step * 0.42)})`)}</g>`
}

function plimsoll(brush: Brush): string {
  const upper = brush.shape(
    'M-150 610C-160 560 -150 500 -138 470C-110 456 -70 462 -50 478C-20 520 40 540 100 556C150 570 176 590 176 616Z',
  )
  const collar = brush.shape('M-138 470C-110 456 -70 462 -50 478C-72 500 -112 500 -138 470Z', 'inside')
  const cap = brush.paint('M108 558C150 570 178 590 176 616H118C120 594 118 574 108 558Z', '#f4ead6')
  const laces = [0, 1, 2].map((index) => `M${-38 + index * 30} ${498 + index * 15}l-22 30`).join('')
  const sole = brush.paint('M-156 606H180C186 628 180 640 168 640H-144C-158 640 -160 624 -156 606Z', '#f4ead6')
  return (
    upper +
    collar +
    line('M-50 478C-62 510 -60 560 -20 606M-150 560Q-120 560 -110 608') +
    cap +
    `<path d="${laces}" stroke="#f4ead6" stroke-width="7" stroke-linecap="round"/>` +
    sole +
    `<path d="M-156 620H181" stroke="${brush.palette.trim}" stroke-width="4"/>` +
    light('M-130 500Q-134 560 -128 600Q-112 550 -130 500Z')
  )
}

/** A pump with a saddle across it and no strap. */
function loafer(brush: Brush): string {
  const saddle = brush.shape(
    'M-14 572C-10 552 4 540 22 538L84 552C96 570 98 590 92 612H-20C-24 598 -22 584 -14 572Z',
    'trim',
  )
  return (
    pump(brush, '') +
    saddle +
    '<path d="M22 566H62" stroke="#1d1208" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>' +
    brush.paint('M-156 602H178Q184 622 172 626H-90L-94 640H-152Z', soleColour)
  )
}

function pump(brush: Brush, buckle?: string): string {
  const upper = brush.shape(
    'M-150 606C-158 560 -150 520 -140 490C-120 500 -104 530 -78 552C-20 580 40 560 84 558C140 562 172 586 176 616Z',
  )
  const strap = brush.shape('M-40 576C-44 530 -30 506 -6 500L18 506C6 526 0 550 4 572Z', 'turned')
  return (
    brush.shape('M-140 490C-120 486 -60 560 84 558Q20 590 -70 566Q-120 530 -140 490Z', 'inside') +
    upper +
    (buckle ?? `${strap}<circle cx="-4" cy="516" r="7" fill="#e9d9b4" class="b"/>`) +
    stitch('M-136 506C-116 520 -104 542 -82 560C-20 588 40 570 84 566') +
    brush.paint('M-156 602H178Q184 622 172 626H-90L-94 640H-152Z', soleColour) +
    light('M110 572Q150 580 164 600Q130 590 110 572Z')
  )
}

function boot(brush: Brush): string {
  const upper = brush.shape(
    'M-120 616C-128 500 -120 400 -126 290H20C24 360 16 430 26 480C60 520 130 530 160 566C174 586 174 600 172 620Z',
  )
  const inside = brush.shape('M-126 290Q-50 272 20 290Q-50 312 -126 290Z', 'inside')
  const elastic =
    brush.shape('M-66 296H-18C-16 380 -22 430 -40 486C-62 430 -68 380 -66 296Z', 'trim') +
    line('M-54 300Q-54 390 -44 460M-42 300V470M-30 300Q-30 390 -38 460')
  const tab = brush.paint('M-120 296q-14 -40 0 -56q16 14 8 56z', brush.palette.trim)
  return (
    tab +
    inside +
    upper +
    elastic +
    stitch('M26 484Q-10 520 -40 610M-122 540Q-90 544 -84 612') +
    shade('M26 480Q0 500 -30 500Q10 520 26 480ZM-100 500Q-60 530 -20 530Q-70 550 -100 500Z') +
    light('M-106 320Q-112 420 -104 520Q-90 420 -106 320Z') +
    brush.paint('M-128 608H176Q182 632 170 632H-40L-46 652H-126Z', '#5b3d2b')
  )
}

function welly(brush: Brush): string {
  const upper = brush.shape(
    'M-122 616C-116 480 -112 360 -130 190H36C40 300 20 420 34 488C70 530 140 536 166 570C178 590 178 604 174 620Z',
  )
  const top =
    brush.shape('M-132 178Q-46 160 38 178V206Q-46 224 -132 206Z', 'trim') +
    brush.shape('M-126 180Q-46 166 32 180Q-46 196 -126 180Z', 'inside')
  const strap =
    brush.paint('M4 236H44V262H4Z', brush.palette.trim) +
    '<rect x="12" y="232" width="24" height="34" rx="5" fill="none" stroke="#e9d9b4" stroke-width="5"/>'
  return (
    upper +
    top +
    strap +
    shade(
      'M34 488Q0 510 -60 508Q10 534 34 488ZM16 230Q6 360 12 470Q-14 360 16 230ZM-110 520Q-70 550 -30 548Q-80 570 -110 520Z',
    ) +
    light('M-104 230Q-84 360 -102 540Q-62 380 -104 230Z') +
    line('M30 560Q60 556 70 612') +
    brush.paint('M-128 606H178Q184 636 172 640H-20L-28 654H-126Z', '#3a322c')
  )
}
