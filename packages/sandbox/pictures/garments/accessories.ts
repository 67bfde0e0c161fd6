import { light, line, rib, shade, stitch, type Brush } from '../brush.ts'
import { d, mirrored } from '../shapes.ts'
import { calledFor } from './called-for.ts'
import type { Garment } from './garment.ts'

export const accessories = {
  swimsuit: { stance: 'hang', zoom: 1.25, hang: ['hanger', 164], focus: [0, 300, 230], draw: drawSwimsuit },
  socks: { stance: 'lay', zoom: 1.18, focus: [20, 330, 240], scale: 0.7, isKnitted: true, draw: drawSocks },
  scarf: { stance: 'hang', zoom: 1.14, hang: ['loop', 100], focus: [0, 420, 240], isKnitted: true, draw: drawScarf },
  hat: { stance: 'lay', zoom: 1.2, focus: [0, 420, 280], isKnitted: true, draw: drawHat },
  gloves: { stance: 'lay', zoom: 1.2, focus: [60, 480, 240], scale: 0.7, isKnitted: true, draw: drawGloves },
  bag: { stance: 'hang', zoom: 1.22, hang: ['loop', 184], focus: [0, 480, 260], draw: drawBag },
  belt: { stance: 'lay', zoom: 1.13, focus: [-60, 440, 260], scale: 0.5, draw: drawBelt },
} as const satisfies Record<string, Garment>

function drawSwimsuit(brush: Brush): string {
  const dip = brush.isBack ? 330 : brush.random.pick([236, 262])
  const body = mirrored(
    d`M0 ${dip}C36 ${dip} 54 216 60 160L84 156C82 214 88 250 112 274C110 340 88 380 90 420C92 452 120 480 128 520C84 540 46 586 38 640Q20 648 0 648`,
  )
  const folds =
    shade(
      'M100 300Q60 330 30 390Q74 340 100 300ZM-96 420Q-40 440 30 430Q-30 460 -96 420ZM90 430Q40 470 -40 470Q50 484 90 430Z',
    ) + light('M-70 270Q-66 380 -72 470Q-46 380 -70 270Z')
  const frill =
    brush.random.next() > 0.5
      ? brush.both(
          brush.shape(
            'M60 160C82 150 118 160 122 180C116 190 128 204 120 222C110 226 116 246 104 258C90 240 82 214 84 170Z',
            'turned',
          ),
        )
      : ''
  const edge = d`M-60 166C-54 220 -36 ${dip + 8} 0 ${dip + 8}S54 220 60 166M-122 524C-84 542 -52 586 -44 636M122 524C84 542 52 586 44 636`
  return (
    (brush.isBack ? '' : brush.shape(d`M-54 200Q0 330 54 200L40 ${dip + 10}H-40Z`, 'inside')) +
    brush.shape(body) +
    folds +
    stitch(edge) +
    frill +
    line('M-90 424Q0 440 90 424')
  )
}

function drawSocks(brush: Brush): string {
  const sock = (art: string) =>
    brush.shape(
      'M-46 190H46C48 300 44 380 46 430C50 470 96 508 132 536C160 560 148 604 106 604C50 604 -34 560 -48 470C-54 400 -48 300 -46 190Z',
    ) + art
  const toe = brush.shape(
    'M84 506C104 516 120 526 132 536C160 560 148 604 106 604C92 604 76 601 60 596C92 580 96 540 84 506Z',
    'trim',
  )
  const heel = brush.shape('M-49 440C-52 480 -34 522 0 552C14 520 0 470 -49 440Z', 'trim')
  const cuff = brush.shape('M-48 176Q0 166 48 176V226Q0 234 -48 226Z', 'trim') + rib('M-46 202Q0 194 46 202', 46)
  const art = sock(
    toe +
      heel +
      cuff +
      shade('M46 430Q10 460 -10 500Q30 470 46 430ZM30 240Q40 330 24 420Q24 330 30 240Z') +
      light('M-30 240Q-34 340 -30 420Q-16 330 -30 240Z'),
  )
  return `<g transform="translate(66 34)rotate(5 0 400)">${brush.twice(art, 'translate(-140 -64)rotate(-12 0 400)')}</g>`
}

function drawScarf(brush: Brush): string {
  const fringe = (x: number, y: number, width: number, lean: number) => {
    let path = ''
    for (let at = 3; at < width; at += 9) {
      path += d`M${x + at} ${y + lean * at}q${brush.random.between(-4, 4)} 22 ${brush.random.between(-5, 5)} 44`
    }
    return `<path d="${path}" fill="none" stroke="${brush.palette.trim}" stroke-width="4.5"/>`
  }
  const under =
    fringe(-124, 636, 104, 0.06) +
    brush.shape('M-58 150C-90 260 -120 400 -126 636Q-70 650 -18 642C-16 500 0 300 30 190Z')
  const over =
    fringe(20, 690, 112, -0.08) +
    brush.shape('M-30 176C10 300 20 500 18 694Q80 700 134 684C132 480 110 280 66 150Z', 'turned')
  const loop =
    brush.shape('M-70 168C-90 130 -40 96 6 96C56 96 96 126 76 170C66 214 40 250 8 262C-30 240 -60 206 -70 168Z') +
    brush.shape('M-30 150C-20 130 30 128 40 150C30 176 16 190 4 196C-12 186 -26 168 -30 150Z', 'inside')
  return (
    under +
    over +
    shade('M30 200Q60 420 50 690Q80 420 30 200ZM-50 230Q-90 420 -80 640Q-66 420 -50 230Z') +
    loop +
    shade('M-62 180Q-20 236 10 256Q-10 210 -62 180ZM70 180Q40 220 14 256Q56 226 70 180Z') +
    light('M-60 150Q-40 108 10 106Q-30 124 -60 150Z')
  )
}

function drawHat(brush: Brush): string {
  const pompom = calledFor(brush, [
    ['beanie', false],
    ['', true],
  ])
  let tuft = ''
  for (let turn = 0; turn < 360; turn += 15) {
    const reach = 52 + brush.random.between(-5, 6)
    tuft += d`${turn ? 'L' : 'M'}${Math.cos((turn * Math.PI) / 180) * reach} ${200 + Math.sin((turn * Math.PI) / 180) * reach}L${Math.cos(((turn + 7) * Math.PI) / 180) * 44} ${200 + Math.sin(((turn + 7) * Math.PI) / 180) * 44}`
  }
  const crown = brush.shape('M-158 500C-166 340 -110 236 0 232C110 236 166 340 158 500Q0 530 -158 500Z')
  const decrease = line('M-70 250Q-96 350 -92 500M70 250Q96 350 92 500M0 234V510')
  const brim =
    brush.shape('M-168 484Q0 522 168 484Q178 540 166 584Q0 622 -166 584Q-178 540 -168 484Z', 'trim') +
    rib('M-168 536Q0 574 168 536', 96) +
    shade('M-166 574Q0 612 166 574L166 584Q0 622 -166 584Z')
  return (
    (pompom ? brush.shape(`${tuft}Z`, 'trim') : '') +
    crown +
    decrease +
    shade('M120 290Q150 380 146 494Q120 380 120 290ZM-30 250Q-40 380 -20 506Q-56 380 -30 250Z') +
    light('M-110 310Q-140 400 -134 490Q-100 390 -110 310Z') +
    brim
  )
}

const glove =
  'M-54 600C-58 540 -70 500 -66 440C-66 380 -64 320 -62 270C-60 244 -32 244 -30 270L-28 380L-22 246C-20 220 8 220 10 246L10 376L20 262C22 238 48 240 48 266L44 390L54 312C58 290 80 294 78 320C76 380 72 430 66 480C90 452 100 430 116 414C134 400 152 418 140 440C116 484 84 540 66 600Z'

function drawGloves(brush: Brush): string {
  const mitten =
    'M-54 600C-58 540 -70 500 -66 440C-70 360 -62 236 4 232C70 236 84 340 70 470C92 440 102 426 118 412C136 398 154 416 142 438C118 482 84 540 66 600Z'
  const hand = brush.shape(
    calledFor(brush, [
      ['mittens', mitten],
      ['', glove],
    ]),
  )
  const seams = line(
    calledFor(brush, [
      ['mittens', 'M70 470Q52 500 56 560'],
      ['', 'M-30 300L-28 396M10 290V396M44 330L40 400'],
    ]),
  )
  const creases =
    shade('M50 440Q10 480 -40 480Q20 496 50 440ZM60 500Q66 540 60 590Q40 540 60 500Z') +
    light('M-50 300Q-56 400 -50 470Q-38 380 -50 300Z')
  const cuff = brush.shape('M-58 586Q4 600 70 586L72 668Q4 684 -60 668Z', 'trim') + rib('M-58 628Q4 642 70 628', 78)
  const art = hand + seams + creases + cuff
  return `<g transform="translate(82 0)rotate(8 0 450)">${brush.twice(art, 'translate(-170 10)rotate(-17 0 450)scale(-1 1)')}</g>`
}

function drawBag(brush: Brush): string {
  const tan = '#a86a3d'
  const strap = (y: number) =>
    `<path d="${d`M-84 ${y + 146}C-80 ${y - 40} 80 ${y - 40} 84 ${y + 146}`}" fill="none" stroke="${tan}" stroke-width="17"/><path d="${d`M-84 ${y + 146}C-80 ${y - 40} 80 ${y - 40} 84 ${y + 146}`}" class="t"/>`
  if (
    calledFor(brush, [
      ['cross body|wash', true],
      ['', false],
    ])
  ) {
    const flap = brush.shape('M-160 336H160C166 420 150 500 110 520H-110C-150 500 -166 420 -160 336Z')
    return (
      strap(170) +
      brush.shape('M-164 330Q0 318 164 330L172 600Q0 640 -172 600Z', 'turned') +
      shade('M-150 520Q0 560 150 520L160 560Q0 590 -160 560Z') +
      (brush.isBack
        ? ''
        : flap +
          stitch('M-152 340C-156 420 -140 494 -106 512H106C140 494 156 420 152 340') +
          brush.paint('M-20 480H20V560Q0 576 -20 560Z', tan) +
          '<circle cy="530" r="7" fill="#e9d9b4" class="b"/>')
    )
  }
  const inside = brush.shape('M-162 320Q0 296 162 320L158 342H-158Z', 'inside')
  const body = brush.shape('M-166 328Q0 348 166 328C172 430 180 540 178 622Q0 652 -178 622C-180 540 -172 430 -166 328Z')
  const folds =
    shade(
      'M120 350Q140 480 110 630Q158 480 120 350ZM-60 348Q-90 470 -60 640Q-64 470 -60 348ZM-176 590Q0 620 176 590L178 622Q0 652 -178 622Z',
    ) + light('M-130 350Q-140 480 -130 610Q-100 480 -130 350Z')
  const tabs = brush.both(
    brush.paint('M70 320H98V392Q84 404 70 392Z', tan) + '<circle cx="84" cy="376" r="4.5" fill="#e9d9b4"/>',
  )
  return strap(176) + inside + body + folds + stitch('M-164 346Q0 366 164 346') + strap(206) + tabs
}

function drawBelt(brush: Brush): string {
  const coil = brush.shape(
    'M-190 420C-190 300 190 300 190 420C190 470 120 500 20 506L20 566C150 560 236 510 236 424C236 250 -236 250 -236 424C-236 500 -160 552 -60 564L-60 504C-140 494 -190 466 -190 420Z',
  )
  const tail =
    brush.shape('M-70 502Q20 514 150 496L214 506Q190 540 160 556Q40 574 -70 562Z', 'turned') +
    stitch('M-60 512Q30 522 150 504M-60 554Q50 566 158 548')
  const holes = [60, 92, 124].map((x) => `<circle cx="${x}" cy="${532 - x / 18}" r="4" fill="#2b2019"/>`).join('')
  const buckle =
    '<rect x="-92" y="486" width="66" height="92" rx="15" fill="none" stroke="#c9a55c" stroke-width="12"/><path d="M-86 533H-24" stroke="#b08d46" stroke-width="8"/>'
  return (
    coil +
    shade('M-190 420C-190 330 190 330 190 420C160 350 -160 350 -190 420Z') +
    stitch('M-226 424C-226 262 226 262 226 424M-198 420C-198 290 198 290 198 420') +
    tail +
    holes +
    buckle
  )
}
