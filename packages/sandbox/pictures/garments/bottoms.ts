import { light, line, shade, stitch, type Brush } from '../brush.ts'
import { d, fold, mirrored } from '../shapes.ts'
import { calledFor, type NamedCut } from './called-for.ts'
import type { Legs, Skirt } from './cut.ts'
import type { Garment } from './garment.ts'

export function drawLegs(brush: Brush, drawn: Legs): string {
  const { top, waist, hip, crotch, hem, outer, inner, band, pockets, turnUp } = brush.worn?.legs(drawn) ?? drawn
  const knee = crotch + (hem - crotch) * 0.5
  const outline = mirrored(
    d`M0 ${top + 24}L${waist} ${top + 20}C${waist + 12} ${top + 80} ${hip} ${top + 110} ${hip} ${crotch - 40}C${hip + 2} ${knee - 40} ${outer} ${knee + 40} ${outer} ${hem}Q${(outer + inner) / 2} ${hem + 8} ${inner} ${hem + 2}C${inner - 4} ${knee} ${10} ${crotch + 50} 0 ${crotch}`,
  )
  const folds =
    fold([8, crotch - 6], [hip * 0.4, crotch + 4], [hip * 0.8, crotch - 34], 8) +
    fold([-8, crotch - 6], [-hip * 0.4, crotch + 14], [-hip * 0.86, crotch - 20], -8) +
    fold([12, crotch + 12], [hip * 0.3, crotch + 50], [hip * 0.66, crotch + 60], 10) +
    fold([hip - 6, knee - 20], [hip * 0.6, knee + 6], [hip * 0.44, knee - 2], 8) +
    fold([-outer + 8, knee], [-hip * 0.6, knee + 24], [-hip * 0.4, knee + 6], 8) +
    fold([(outer + inner) / 2 + 8, crotch + 60], [(outer + inner) / 2 + 2, knee], [(outer + inner) / 2 + 10, hem], 12)
  const glow = fold([-hip * 0.56, crotch], [-(outer + inner) / 2 - 6, knee], [-(outer + inner) / 2, hem], -14)
  return [
    brush.isBack || brush.worn
      ? ''
      : brush.shape(d`M${-waist} ${top + 4}Q0 ${top - 10} ${waist} ${top + 4}V${top + 26}H${-waist}Z`, 'inside'),
    brush.shape(outline),
    shade(folds) + light(glow),
    brush.isBack ? backPockets(brush, { top, waist, hip, pockets }) : frontPockets({ top, waist, hip, pockets }),
    line(
      brush.isBack
        ? d`M0 ${top + 26}V${crotch}`
        : d`M0 ${top + 26}V${crotch}M0 ${crotch - 60}q16 -10 18 -${crotch - 90 - top}`,
    ),
    waistband(brush, { top, waist, band }),
    turnUp
      ? brush.both(
          brush.shape(
            d`M${outer + 2} ${hem - turnUp}L${outer + 4} ${hem + 1}Q${(outer + inner) / 2} ${hem + 11} ${inner - 3} ${hem + 4}L${inner - 2} ${hem - turnUp + 3}Q${(outer + inner) / 2} ${hem - turnUp + 9} ${outer + 2} ${hem - turnUp}Z`,
            'trim',
          ),
        )
      : brush.both(stitch(d`M${outer} ${hem - 14}Q${(outer + inner) / 2} ${hem - 7} ${inner} ${hem - 12}`)),
  ].join('')
}

function waistband(brush: Brush, { top, waist, band }: Pick<Legs, 'top' | 'waist' | 'band'>): string {
  const strip = brush.shape(
    d`M${-waist} ${top + 2}Q0 ${top + 14} ${waist} ${top + 2}L${waist + 4} ${top + 30}Q0 ${top + 42} ${-waist - 4} ${top + 30}Z`,
  )
  if (band === 'buttoned') {
    const loops = brush.isBack ? '' : `<circle cx="0" cy="${top + 24}" r="5.5" fill="#e9d9b4" class="b"/>`
    return strip + line(d`M${waist * 0.5} ${top + 8}v30M${-waist * 0.5} ${top + 8}v30`) + loops
  }
  let gathers = ''
  for (let at = -0.9; at < 0.95; at += 0.14) {
    gathers += d`M${waist * at} ${top + 10}l${at * 3} 40`
  }
  const cord =
    band === 'tie' && !brush.isBack
      ? `<path d="${d`M-5 ${top + 24}C-40 ${top + 6} -34 ${top + 48} -5 ${top + 26}q-8 38 -14 64M5 ${top + 24}C40 ${top + 6} 34 ${top + 48} 5 ${top + 26}q10 34 12 70`}" fill="none" stroke="#f1e7d3" stroke-width="4"/>`
      : ''
  return strip + line(gathers) + cord
}

function frontPockets({ top, waist, hip, pockets }: Pick<Legs, 'top' | 'waist' | 'hip' | 'pockets'>): string {
  if (pockets === 'none') {
    return ''
  }
  const curve = (side: number) =>
    pockets === 'five'
      ? d`M${waist * 0.42 * side} ${top + 36}Q${waist * 0.52 * side} ${top + 86} ${(waist + (hip - waist) * 0.5) * side} ${top + 78}`
      : d`M${waist * 0.66 * side} ${top + 34}L${(hip - 8) * side} ${top + 112}`
  return line(curve(1) + curve(-1)) + stitch(curve(1) + curve(-1))
}

function backPockets(
  brush: Brush,
  { top, waist, hip, pockets }: Pick<Legs, 'top' | 'waist' | 'hip' | 'pockets'>,
): string {
  if (pockets === 'none') {
    return ''
  }
  const y = top + 74
  const yoke = pockets === 'five' ? line(d`M${-waist - 6} ${top + 48}L0 ${top + 74}L${waist + 6} ${top + 48}`) : ''
  return (
    yoke +
    brush.both(
      brush.shape(
        d`M${hip * 0.24} ${y + 6}L${hip * 0.78} ${y}L${hip * 0.76} ${y + 50}L${hip * 0.52} ${y + 66}L${hip * 0.27} ${y + 54}Z`,
      ),
    )
  )
}

export const long: Legs = {
  top: 96,
  waist: 80,
  hip: 110,
  crotch: 322,
  hem: 704,
  outer: 118,
  inner: 36,
  band: 'buttoned',
  pockets: 'slant',
}
const short: Legs = { ...long, top: 208, waist: 98, hip: 132, crotch: 436, hem: 566, outer: 150, inner: 20 }
function cutLegs(brush: Brush, ...cuts: [NamedCut<Legs>, ...NamedCut<Legs>[]]) {
  return drawLegs(brush, calledFor(brush, cuts))
}

export const bottoms = {
  trousers: {
    stance: 'hang',
    zoom: 1.12,
    hang: ['clips', 96],
    focus: [0, 200, 250],
    draw: (brush) =>
      cutLegs(
        brush,
        ['wide leg', { ...long, outer: 142, inner: 16 }],
        ['cropped', { ...long, hem: 640, outer: 132, inner: 22, band: 'elastic' }],
        ['', { ...long, outer: 122, inner: 32 }],
        ['', { ...long, band: 'tie', outer: 126, inner: 30, hem: 690 }],
      ),
  },
  jeans: {
    stance: 'hang',
    zoom: 1.14,
    hang: ['clips', 96],
    focus: [0, 190, 240],
    draw: (brush) =>
      cutLegs(
        brush,
        ['wide leg', { ...long, pockets: 'five', outer: 140, inner: 18 }],
        ['slim|tapered', { ...long, pockets: 'five', outer: 98, inner: 46 }],
        ['', { ...long, pockets: 'five', outer: 114, inner: 28 }],
        ['', { ...long, pockets: 'five', outer: 114, inner: 28, turnUp: 24, hem: 686 }],
      ),
  },
  chinos: {
    stance: 'hang',
    zoom: 1.14,
    hang: ['clips', 96],
    focus: [0, 190, 240],
    draw: (brush) =>
      cutLegs(
        brush,
        ['slim', { ...long, waist: 86, outer: 98, inner: 46 }],
        ['', { ...long, waist: 86, outer: 106, inner: 40 }],
        ['', { ...long, waist: 86, outer: 106, inner: 40, turnUp: 22, hem: 690 }],
      ),
  },
  shorts: {
    stance: 'hang',
    zoom: 1.35,
    hang: ['clips', 208],
    focus: [0, 290, 260],
    draw: (brush) =>
      cutLegs(
        brush,
        ['deck', { ...short, band: 'tie' }],
        ['', short],
        ['', { ...short, hem: 548, outer: 156, inner: 14, band: 'tie' }],
      ),
  },
  skirt: { stance: 'hang', zoom: 1.22, hang: ['clips', 142], focus: [0, 240, 250], draw: drawSkirt },
  'kids-dungarees': {
    stance: 'hang',
    zoom: 1.3,
    hang: ['clips', 152],
    focus: [0, 260, 230],
    scale: 0.85,
    draw: drawDungarees,
  },
} as const satisfies Record<string, Garment>

function drawSkirt(brush: Brush): string {
  const drawn: Skirt = {
    top: 142,
    waist: 84,
    hip: 100,
    hem: brush.random.pick([610, 660]),
    flare: brush.random.pick([150, 190]),
  }
  const { top, waist, hip, hem, flare } = brush.worn?.skirt(drawn) ?? drawn
  const outline = mirrored(
    d`M0 ${top + 26}L${waist} ${top + 20}C${hip} ${top + 138} ${flare - 30} ${hem - 140} ${flare} ${hem}Q${flare * 0.84} ${hem + 24} ${flare * 0.66} ${hem + 14}Q${flare * 0.5} ${hem + 30} ${flare * 0.33} ${hem + 20}Q${flare * 0.16} ${hem + 34} 0 ${hem + 22}`,
  )
  const middle = top + 238
  let folds = ''
  let glints = ''
  for (const part of [-0.8, -0.5, -0.2, 0.12, 0.42, 0.74]) {
    folds += fold([waist * 0.95 * part, top + 28], [flare * part * 0.66, middle], [flare * part, hem + 12], 16)
    glints += fold(
      [waist * 0.95 * part - 6, top + 48],
      [flare * part * 0.66 - 16, middle],
      [flare * part - 18, hem + 8],
      -9,
    )
  }
  const inside =
    brush.isBack || brush.worn
      ? ''
      : brush.shape(d`M${-waist} ${top}Q0 ${top - 12} ${waist} ${top}V${top + 28}H${-waist}Z`, 'inside')
  const buttons =
    brush.random.next() > 0.5 && !brush.isBack
      ? [88, 168, 248, 328, 408]
          .map((below) => `<circle cy="${Math.round(top + below)}" r="5.5" fill="#f4ead6" class="b"/>`)
          .join('') + line(d`M-12 ${top + 36}V${hem + 16}M12 ${top + 36}V${hem + 16}`)
      : ''
  return (
    inside +
    brush.shape(outline) +
    shade(folds) +
    light(glints) +
    buttons +
    brush.shape(
      d`M${-waist} ${top - 2}Q0 ${top + 10} ${waist} ${top - 2}L${waist + 2} ${top + 30}Q0 ${top + 42} ${-waist - 2} ${top + 30}Z`,
      'trim',
    ) +
    stitch(d`M${-flare + 6} ${hem - 10}Q0 ${hem + 22} ${flare - 6} ${hem - 10}`)
  )
}

function drawDungarees(brush: Brush): string {
  const legs = drawLegs(brush, {
    ...long,
    top: 330,
    waist: 94,
    hip: 112,
    crotch: 486,
    hem: calledFor(brush, [
      ['short', 560],
      ['', 662],
    ]),
    outer: 122,
    inner: 22,
    band: 'elastic',
    pockets: brush.isBack ? 'five' : 'slant',
    turnUp: 24,
  })
  const straps = brush.both(
    brush.shape(brush.isBack ? 'M4 250L60 150L82 158L26 262Z' : 'M48 262L64 150Q74 140 86 150L78 264Z', 'trim'),
  )
  const bib = brush.shape(
    brush.isBack
      ? 'M-34 240H34L90 344Q0 356 -90 344Z'
      : mirrored('M0 246Q50 246 80 240C84 280 88 300 96 342Q50 352 0 352'),
  )
  const front = brush.isBack
    ? ''
    : brush.shape('M-36 276H36V322Q0 334 -36 322Z') +
      stitch('M-36 288H36') +
      ['-66', '66'].map((x) => `<circle cx="${x}" cy="256" r="7" fill="#e9d9b4" class="b"/>`).join('')
  return straps + legs + bib + front
}
