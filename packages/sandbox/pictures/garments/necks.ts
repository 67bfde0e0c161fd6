import { line, rib, shade, stitch, type Brush } from '../brush.ts'
import { d } from '../shapes.ts'
import type { Cut } from './cut.ts'

/** Draws the part that is visible inside the neck: the back of the garment and its label. Draw it before the body. */
export function drawNeckInside(brush: Brush, { neck: [nw, ny, depth], neckline }: Cut): string {
  if (brush.isBack || neckline === 'roll') {
    return ''
  }
  if (brush.worn && neckline === 'hood') {
    return loweredHood(brush, { nw, ny, depth })
  }
  const rise = 8
  const stands = neckline === 'shirt' || neckline === 'grandad' || neckline === 'lapel'
  const [edge, top] = stands ? [nw - 3, ny - 14] : [nw + 3, ny]
  const inside = brush.shape(
    d`M${-nw - 2} ${ny + 4}L${-edge} ${top}Q0 ${top - rise} ${edge} ${top}L${nw + 2} ${ny + 4}L${nw * 0.8} ${ny + depth + 6}L${-nw * 0.8} ${ny + depth + 6}Z`,
    'inside',
  )
  const label = depth > 24 && !brush.worn ? `<path d="${d`M-11 ${ny + 8 - rise / 2}h22v13h-22z`}" fill="#f4ead6"/>` : ''
  return inside + line(d`M${-nw + 4} ${ny + 10}Q0 ${ny + 20 - rise} ${nw - 4} ${ny + 10}`) + label
}

/** Collars, ribs and hoods. Draw them after the body. */
export function drawNeck(brush: Brush, cut: Cut): string {
  const {
    neck: [nw, ny, front],
    neckline,
  } = cut
  const depth = brush.isBack ? Math.min(front, 10) : front
  switch (neckline) {
    case 'shirt':
      return brush.isBack ? backCollar(brush, cut) : collar(brush, { nw, ny, depth, tip: 24 })
    case 'round-collar':
      return brush.isBack ? backCollar(brush, cut) : roundCollar(brush, { nw, ny, depth })
    case 'lapel':
      return brush.isBack ? backCollar(brush, cut) : lapel(brush, { nw, ny, depth })
    case 'hood':
      return brush.worn ? hoodFront(brush, { nw, ny, depth }) : hood(brush, { nw, ny, depth })
    case 'roll':
      return (
        brush.shape(
          d`M${-nw + 2} ${ny + 14}C${-nw - 4} ${ny - 10} ${-nw + 2} ${ny - 30} ${-nw + 8} ${ny - 38}Q0 ${ny - 50} ${nw - 8} ${ny - 38}C${nw - 2} ${ny - 30} ${nw + 4} ${ny - 10} ${nw - 2} ${ny + 14}Q0 ${ny + 34} ${-nw + 2} ${ny + 14}Z`,
          'trim',
        ) +
        rib(d`M${-nw + 3} ${ny - 12}Q0 ${ny + 2} ${nw - 3} ${ny - 12}`, 50) +
        line(d`M${-nw + 1} ${ny - 8}Q0 ${ny + 8} ${nw - 1} ${ny - 8}`)
      )
    case 'grandad':
      return brush.shape(
        d`M${-nw} ${ny}C${-nw * 0.9} ${ny + depth * 0.6} ${-nw * 0.5} ${ny + depth} 0 ${ny + depth}C${nw * 0.5} ${ny + depth} ${nw * 0.9} ${ny + depth * 0.6} ${nw} ${ny}L${nw - 5} ${ny - 14}C${nw * 0.7} ${ny + depth * 0.4} ${nw * 0.4} ${ny + depth - 16} 0 ${ny + depth - 15}C${-nw * 0.4} ${ny + depth - 16} ${-nw * 0.7} ${ny + depth * 0.4} ${-nw + 5} ${ny - 14}Z`,
      )
    case 'v':
      return brush.isBack ? band(brush, { nw, ny, depth }, 13) : vBand(brush, { nw, ny, depth })
    case 'crew':
      return band(brush, { nw, ny, depth }, 15)
    case 'straps':
      return ''
    default:
      return stitch(
        d`M${-nw - 7} ${ny + 3}C${-nw - 2} ${ny + depth * 0.7} ${-nw * 0.6} ${ny + depth + 8} 0 ${ny + depth + 8}S${nw + 2} ${ny + depth * 0.7} ${nw + 7} ${ny + 3}`,
      )
  }
}

type Opening = { nw: number; ny: number; depth: number }

function band(brush: Brush, { nw, ny, depth }: Opening, width: number): string {
  const edge = (out: number) =>
    [
      -nw - out,
      ny + 2,
      (-nw - out) * 0.92,
      ny + depth * 0.58 + out,
      (-nw - out) * 0.55,
      ny + depth + out,
      0,
      ny + depth + out,
    ] as const
  const [x0, y0, x1, y1, x2, y2, , y3] = edge(width)
  const [u0, v0, u1, v1, u2, v2, , v3] = edge(-1)
  const path = d`M${x0} ${y0}C${x1} ${y1} ${x2} ${y2} 0 ${y3}C${-x2} ${y2} ${-x1} ${y1} ${-x0} ${y0}L${-u0} ${v0 - 6}C${-u1} ${v1} ${-u2} ${v2} 0 ${v3}C${u2} ${v2} ${u1} ${v1} ${u0} ${v0 - 6}Z`
  const [m0, n0, m1, n1, m2, n2, , n3] = edge(width / 2)
  return (
    brush.shape(path, 'trim') +
    rib(d`M${m0} ${n0}C${m1} ${n1} ${m2} ${n2} 0 ${n3}C${-m2} ${n2} ${-m1} ${n1} ${-m0} ${n0}`, width)
  )
}

function vBand(brush: Brush, { nw, ny, depth }: Opening): string {
  const half = (side: number) =>
    brush.shape(
      d`M0 ${ny + depth - 2}Q${nw * 0.62 * side} ${ny + depth * 0.5} ${nw * side} ${ny - 3}L${(nw + 13) * side} ${ny + 3}Q${(nw * 0.72 + 11) * side} ${ny + depth * 0.56} 0 ${ny + depth + 20}Z`,
      'trim',
    )
  return half(-1) + half(1) + line(d`M0 ${ny + depth - 2}v22`)
}

function collar(brush: Brush, { nw, ny, depth, tip }: Opening & { tip: number }): string {
  const stand = brush.worn ? '' : shade(d`M${-nw - 2} ${ny}Q0 ${ny - 18} ${nw + 2} ${ny}Q0 ${ny - 4} ${-nw - 2} ${ny}Z`)
  const half =
    brush.shape(
      d`M1 ${ny + depth}Q${nw * 0.5} ${ny + depth * 0.55} ${nw - 3} ${ny - 13}C${nw + 9} ${ny - 10} ${nw + 14} ${ny + 4} ${nw + 12} ${ny + 14}L${nw * 0.74} ${ny + depth + tip}Z`,
    ) + stitch(d`M7 ${ny + depth + 1}L${nw * 0.72} ${ny + depth + tip - 9}L${nw + 6} ${ny + 10}`)
  return stand + brush.both(half)
}

function roundCollar(brush: Brush, { nw, ny, depth }: Opening): string {
  const half = brush.shape(
    d`M1 ${ny + depth}C${nw * 0.55} ${ny + depth} ${nw * 0.92} ${ny + depth * 0.55} ${nw - 2} ${ny - 7}C${nw + 20} ${ny} ${nw + 34} ${ny + 20} ${nw + 20} ${ny + depth + 8}C${nw} ${ny + depth + 38} ${nw * 0.34} ${ny + depth + 36} 1 ${ny + depth}Z`,
    'trim',
  )
  return brush.both(
    half +
      stitch(
        d`M10 ${ny + depth + 10}C${nw * 0.5} ${ny + depth + 28} ${nw} ${ny + depth + 26} ${nw + 14} ${ny + depth}`,
      ),
  )
}

function lapel(brush: Brush, { nw, ny, depth }: Opening): string {
  const revere = brush.shape(
    d`M0 ${ny + depth}Q${nw * 0.5} ${ny + depth * 0.5} ${nw * 0.7} ${ny + 22}L${nw + 26} ${ny + 58}L${nw + 8} ${ny + 68}Q${nw * 0.8} ${ny + depth * 0.7} 0 ${ny + depth}Z`,
  )
  const top = brush.shape(
    d`M${nw * 0.66} ${ny + 30}Q${nw * 0.86} ${ny} ${nw - 4} ${ny - 15}C${nw + 12} ${ny - 12} ${nw + 24} ${ny + 6} ${nw + 32} ${ny + 44}L${nw + 22} ${ny + 52}Z`,
  )
  return (
    (brush.worn ? '' : shade(d`M${-nw - 2} ${ny}Q0 ${ny - 22} ${nw + 2} ${ny}Q0 ${ny - 6} ${-nw - 2} ${ny}Z`)) +
    brush.both(revere + top)
  )
}

function hood(brush: Brush, { nw, ny, depth }: Opening): string {
  const outside = brush.shape(
    d`M${-nw - 14} ${ny + 12}C${-nw - 34} ${ny - 44} ${-nw - 10} ${ny - 92} 0 ${ny - 92}S${nw + 34} ${ny - 44} ${nw + 14} ${ny + 12}C${nw * 0.6} ${ny + depth + 16} ${-nw * 0.6} ${ny + depth + 16} ${-nw - 14} ${ny + 12}Z`,
  )
  if (brush.isBack) {
    return (
      outside +
      line(d`M0 ${ny - 92}Q4 ${ny - 40} 0 ${ny + depth + 10}`) +
      shade(d`M${-nw} ${ny + 12}Q0 ${ny + 44} ${nw} ${ny + 12}Q0 ${ny + 28} ${-nw} ${ny + 12}Z`)
    )
  }
  const opening = brush.shape(
    d`M0 ${ny + depth + 4}C${-nw - 10} ${ny + depth * 0.5} ${-nw - 6} ${ny - 66} 0 ${ny - 70}C${nw + 6} ${ny - 66} ${nw + 10} ${ny + depth * 0.5} 0 ${ny + depth + 4}Z`,
    'inside',
  )
  const cords = `<path d="${d`M-10 ${ny + depth - 4}q-7 40 -4 76M10 ${ny + depth - 4}q9 44 5 84`}" fill="none" stroke="#f1e7d3" stroke-width="4.5" stroke-linecap="round"/>`
  return (
    outside +
    opening +
    shade(
      d`M0 ${ny + depth}C${-nw} ${ny + depth * 0.3} ${-nw + 4} ${ny - 60} 0 ${ny - 66}C${-nw + 24} ${ny - 40} ${-nw + 30} ${ny} 0 ${ny + depth}Z`,
    ) +
    cords
  )
}

/** The hood of a garment that is worn: behind the neck, and where it crosses in front. */
function loweredHood(brush: Brush, { nw, ny }: Opening): string {
  const path = d`M${-nw - 34} ${ny + 26}C${-nw - 46} ${ny - 14} ${-nw - 20} ${ny - 46} 0 ${ny - 46}S${nw + 46} ${ny - 14} ${nw + 34} ${ny + 26}Z`
  return brush.shape(path) + shade(path)
}

function hoodFront(brush: Brush, { nw, ny, depth }: Opening): string {
  const half = brush.shape(
    d`M-4 ${ny + depth + 20}C${nw * 0.5} ${ny + depth} ${nw * 0.96} ${ny + depth * 0.4} ${nw - 2} ${ny - 10}C${nw + 16} ${ny - 6} ${nw + 36} ${ny + 8} ${nw + 34} ${ny + 30}C${nw + 10} ${ny + depth + 20} ${nw * 0.5} ${ny + depth + 40} -4 ${ny + depth + 20}Z`,
  )
  const cords = `<path d="${d`M-9 ${ny + depth + 22}q-5 36 -3 66M11 ${ny + depth + 22}q7 40 4 74`}" fill="none" stroke="#f1e7d3" stroke-width="4.5" stroke-linecap="round"/>`
  return brush.both(half) + cords
}

function backCollar(brush: Brush, { neck: [nw, ny] }: Cut): string {
  return (
    brush.shape(
      d`M${-nw - 12} ${ny + 12}Q${-nw - 8} ${ny - 10} ${-nw + 4} ${ny - 14}Q0 ${ny - 24} ${nw - 4} ${ny - 14}Q${nw + 8} ${ny - 10} ${nw + 12} ${ny + 12}Q0 ${ny + 26} ${-nw - 12} ${ny + 12}Z`,
    ) + stitch(d`M${-nw - 6} ${ny + 8}Q0 ${ny + 20} ${nw + 6} ${ny + 8}`)
  )
}
