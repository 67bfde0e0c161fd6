import { line, shade, stitch, type Brush } from '../brush.ts'
import { d } from '../shapes.ts'
import type { Cut } from './cut.ts'

/** Plackets, buttons, zips and pockets of the front; the yoke of the back. */
export function drawFront(brush: Brush, cut: Cut): string {
  if (brush.isBack) {
    return back(cut)
  }
  return pockets(brush, cut) + closing(brush, cut)
}

function closing(brush: Brush, { neck: [, ny, depth], hem: [, hy], hemShape, front }: Cut): string {
  const top = ny + depth
  const bottom = hy + { 'shirt-tail': 34, rib: 38, waves: 15, straight: 9 }[hemShape]
  switch (front) {
    case 'buttons': {
      const count = Math.max(4, Math.round((bottom - top) / 68))
      return (
        brush.shape(d`M-11 ${top + 2}L11 ${top + 2}L11 ${bottom - 1}L-11 ${bottom - 1}Z`) +
        stitch(d`M-7 ${top + 4}V${bottom - 4}M7 ${top + 4}V${bottom - 4}`) +
        buttons(count, top + 22, bottom - 34)
      )
    }
    case 'placket':
      return (
        brush.shape(d`M-11 ${top}L11 ${top}L11 ${top + 92}L0 ${top + 102}L-11 ${top + 92}Z`) +
        buttons(3, top + 20, top + 78)
      )
    case 'zip':
    case 'half-zip':
      return zip(top, front === 'zip' ? bottom : top + 110)
    case 'toggles':
      return (
        line(d`M4 ${top}V${bottom}`) +
        [0, 1, 2]
          .map((index) => {
            const y = top + 40 + index * 92
            return `<path d="${d`M-40 ${y - 6}L30 ${y}M-40 ${y + 6}L30 ${y}`}" stroke="#efe3ca" stroke-width="3.5"/><rect x="14" y="${Math.round(y - 7)}" width="34" height="13" rx="6" fill="#8a5a35" class="b"/>`
          })
          .join('')
      )
    default:
      return ''
  }
}

function zip(top: number, bottom: number): string {
  return (
    shade(d`M-6 ${top}h12V${bottom}h-12z`) +
    `<path d="${d`M0 ${top}V${bottom}`}" stroke="#d8c9a6" stroke-width="4" stroke-dasharray="3 2"/><path d="${d`M-5 ${top + 8}h10l-2 26h-6z`}" fill="#c9b27c" class="b"/>`
  )
}

function buttons(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(from + ((to - from) * index) / Math.max(1, count - 1))
    return `<circle cy="${y}" r="5" fill="#f4ead6" class="b"/><path d="M-1.5 ${y}h3" class="l"/>`
  }).join('')
}

function pockets(brush: Brush, { arm: [ax, ay], waist: [wx, wy], hem: [hx, hy], pockets: kind }: Cut): string {
  switch (kind) {
    case 'chest': {
      const [x, y] = [ax * 0.34, ay - 16]
      return (
        brush.shape(d`M${x} ${y}h${ax * 0.4}v46q0 6 ${-ax * 0.2} 12q${-ax * 0.2} -6 ${-ax * 0.2} -12z`) +
        stitch(d`M${x} ${y + 10}h${ax * 0.4}`)
      )
    }
    case 'patch': {
      const [y, width] = [wy + (hy - wy) * 0.26, Math.min(74, hx * 0.5)]
      const x = Math.min(wx, hx) * 0.3
      return brush.both(
        brush.shape(d`M${x} ${y}h${width}v${width * 0.98}q0 8 -8 8h${16 - width}q-8 0 -8 -8z`) +
          stitch(d`M${x} ${y + 14}h${width}`),
      )
    }
    case 'welt': {
      const y = wy + (hy - wy) * 0.2
      return brush.both(
        brush.shape(d`M${wx * 0.4} ${y}L${wx * 0.86} ${y - 12}L${wx * 0.88} ${y + 6}L${wx * 0.42} ${y + 18}Z`),
      )
    }
    case 'kangaroo': {
      const y = hy - 118
      return (
        brush.shape(
          d`M${-hx * 0.42} ${y}H${hx * 0.42}L${hx * 0.68} ${y + 62}V${hy - 4}Q0 ${hy + 8} ${-hx * 0.68} ${hy - 4}V${y + 62}Z`,
        ) + stitch(d`M${hx * 0.4} ${y + 8}L${hx * 0.62} ${y + 64}M${-hx * 0.4} ${y + 8}L${-hx * 0.62} ${y + 64}`)
      )
    }
    case 'side':
      return line(d`M${wx + 4} ${wy + 46}q-20 34 -8 78M${-wx - 4} ${wy + 46}q20 34 8 78`)
    default:
      return ''
  }
}

function back({ neck: [, ny], shoulder: [sx, sy], arm: [, ay], hem: [, hy], neckline, front, isQuilted }: Cut): string {
  if (isQuilted) {
    return ''
  }
  if (neckline === 'shirt' || neckline === 'grandad') {
    const yoke = sy + (ay - sy) * 0.42
    return (
      line(
        d`M${-sx + 2} ${yoke}Q0 ${yoke + 14} ${sx - 2} ${yoke}M-9 ${yoke + 8}L-6 ${yoke + 120}M9 ${yoke + 8}L6 ${yoke + 120}`,
      ) + line(d`M-5 ${yoke + 8}q5 12 10 0`)
    )
  }
  if (neckline === 'lapel' || front === 'toggles') {
    return line(d`M0 ${ny + 20}V${hy}`)
  }
  return neckline === 'round-collar' || neckline === 'boat'
    ? line(d`M0 ${ny + 12}v70`) + `<circle cy="${ny + 20}" r="4.5" fill="#f4ead6" class="b"/>`
    : ''
}
