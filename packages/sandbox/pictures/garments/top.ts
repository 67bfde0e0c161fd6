import { light, line, rib, shade, stitch, type Brush } from '../brush.ts'
import { fold, d, mirrored } from '../shapes.ts'
import { drawFront } from './closings.ts'
import type { Cut, Sleeve } from './cut.ts'
import { drawNeck, drawNeckInside } from './necks.ts'

/** Draws any garment that hangs from the shoulders. */
export function drawTop(brush: Brush, drawn: Cut): string {
  if (brush.onCut) {
    brush.onCut(drawn)
    return ''
  }
  const cut = brush.worn?.top(drawn) ?? drawn
  const body = outline(cut, brush.isBack)
  return [
    drawNeckInside(brush, cut),
    brush.worn?.body(cut) ?? '',
    cut.sleeve ? brush.both(drawSleeve(brush, cut, cut.sleeve)) : '',
    brush.shape(body),
    drawFolds(cut, brush),
    cut.isQuilted ? quilting(cut) : '',
    drawWaist(brush, cut),
    drawHem(brush, cut),
    armholes(cut),
    drawFront(brush, cut),
    drawNeck(brush, cut),
  ].join('')
}

function outline(cut: Cut, isBack: boolean): string {
  const {
    neck: [nw, ny],
    shoulder: [sx, sy],
    arm: [ax, ay],
    waist: [wx, wy],
    hem: [hx, hy],
  } = cut
  const side = d`C${ax - 1} ${ay + (wy - ay) * 0.45} ${wx} ${wy - (wy - ay) * 0.4} ${wx} ${wy}C${wx + (hx - wx) * 0.15} ${wy + (hy - wy) * 0.3} ${hx - (hx - wx) * 0.22} ${hy - (hy - wy) * 0.4} ${hx} ${hy}`
  const armhole = cut.sleeve
    ? d`C${sx + 2} ${sy + (ay - sy) * 0.35} ${sx - 8} ${ay - (ay - sy) * 0.3} ${ax} ${ay}`
    : d`C${sx - 8} ${sy + (ay - sy) * 0.5} ${ax - 24} ${ay - 4} ${ax} ${ay}`
  return mirrored(
    neckPath(cut, isBack) + d`Q${(nw + sx) / 2} ${(ny + sy) / 2 - 3} ${sx} ${sy}` + armhole + side + hemPath(cut),
  )
}

function neckPath({ neck: [nw, ny, front], neckline }: Cut, isBack: boolean): string {
  const depth = isBack ? Math.min(front, 10) : front
  if (neckline === 'v' || neckline === 'lapel' || neckline === 'shirt') {
    return isBack
      ? d`M0 ${ny + depth}Q${nw * 0.7} ${ny + depth} ${nw} ${ny}`
      : d`M0 ${ny + depth}Q${nw * 0.62} ${ny + depth * 0.5} ${nw} ${ny}`
  }
  if (neckline === 'straps' && !isBack) {
    return d`M0 ${ny + depth}C${nw * 0.5} ${ny + depth - 4} ${nw * 0.8} ${ny + depth * 0.7} ${nw} ${ny}`
  }
  return d`M0 ${ny + depth}C${nw * 0.55} ${ny + depth} ${nw * 0.92} ${ny + depth * 0.55} ${nw} ${ny}`
}

function hemPath({ hem: [hx, hy], hemShape }: Cut): string {
  if (hemShape === 'shirt-tail') {
    return d`C${hx - 6} ${hy + 30} ${hx * 0.5} ${hy + 34} 0 ${hy + 34}`
  }
  if (hemShape === 'waves') {
    const count = Math.max(3, Math.round(hx / 34))
    let path = ''
    for (let index = 1; index <= count; index++) {
      const at = (part: number) => hx * (1 - part / count)
      const drop = (part: number) => hy + 16 * Math.sin((part / count) * Math.PI * 0.5)
      path += d`Q${at(index - 0.5)} ${drop(index - 0.5) + (index % 2 ? 11 : -3)} ${at(index)} ${drop(index)}`
    }
    return path
  }
  return d`Q${hx * 0.5} ${hy + 9} 0 ${hy + 9}`
}

function drawSleeve(brush: Brush, { shoulder: [sx, sy], arm: [ax, ay] }: Cut, sleeve: Sleeve): string {
  const { length, angle, cuff, puff = 6, finish } = sleeve
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(turn), Math.cos(turn)]
  const from = (x: number, y: number, along: number, out: number): [number, number] => [
    x + dx * along + dy * out,
    y + dy * along - dx * out,
  ]
  const outer = from(sx, sy, length, 4)
  const inner = from(outer[0], outer[1], 0, -cuff)
  const [cap, elbow, under] = [
    from(sx, sy, length * 0.12, puff + 12),
    from(outer[0], outer[1], -length * 0.42, puff),
    from(inner[0], inner[1], -length * 0.42, -puff * 0.7),
  ]
  const path = d`M${sx - 14} ${sy}Q${sx} ${sy - 2} ${sx + 3} ${sy + 1}C${cap[0]} ${cap[1]} ${elbow[0]} ${elbow[1]} ${outer[0]} ${outer[1]}L${inner[0]} ${inner[1]}C${under[0]} ${under[1]} ${ax + 8} ${ay + length * 0.12} ${ax - 10} ${ay - 6}L${sx - 26} ${ay - 28}Z`
  // Below a dropped shoulder the creases begin within the sleeve.
  const bend = ax > sx + 24 ? sx + 4 : ax
  const isLong = length > 190
  const creases = isLong
    ? shade(
        fold(
          from(bend, ay, length * 0.2, 2),
          from(bend, ay, length * 0.3, 16),
          from(bend, ay, length * 0.34, cuff * 0.42),
          12,
        ) +
          fold(
            from(bend, ay, length * 0.36, -2),
            from(bend, ay, length * 0.4, 14),
            from(bend, ay, length * 0.44, cuff * 0.38),
            9,
          ) +
          fold([bend - 2, ay], [bend + 10, ay + length * 0.2], from(inner[0], inner[1], -length * 0.2, 4), 12),
      )
    : shade(
        fold([bend, ay - 2], from(bend, ay, length * 0.25, 14), from(sx, sy, length * 0.5, -14), 9) +
          fold([bend, ay], from(bend, ay, length * 0.3, 8), from(inner[0], inner[1], 0, 10), 8),
      )
  return brush.shape(path, 'turned') + creases + drawCuff(brush, { outer, inner, along: [dx, dy], finish })
}

function drawCuff(
  brush: Brush,
  {
    outer: [ox, oy],
    inner: [ix, iy],
    along: [dx, dy],
    finish,
  }: { outer: [number, number]; inner: [number, number]; along: [number, number]; finish: Sleeve['finish'] },
): string {
  const band = { hem: 12, rib: 34, cuff: 30, elastic: 8, frill: 22 }[finish]
  if (finish === 'hem') {
    return stitch(d`M${ox - dx * band} ${oy - dy * band}L${ix - dx * band} ${iy - dy * band}`)
  }
  const flare = finish === 'frill' ? 12 : -2
  const [ex, ey] = [dy * flare, -dx * flare]
  const path = d`M${ox} ${oy}L${ox + dx * band + ex} ${oy + dy * band + ey}L${ix + dx * band - ex} ${iy + dy * band - ey}L${ix} ${iy}Z`
  if (finish === 'rib') {
    return (
      brush.shape(path, 'trim') +
      rib(d`M${ox + dx * band * 0.5} ${oy + dy * band * 0.5}L${ix + dx * band * 0.5} ${iy + dy * band * 0.5}`, band - 3)
    )
  }
  const gathers = [0.2, 0.4, 0.6, 0.8]
    .map((at) => d`M${ox + (ix - ox) * at} ${oy + (iy - oy) * at}l${-dx * 22} ${-dy * 22}`)
    .join('')
  return (
    brush.shape(path, 'turned') +
    (finish === 'cuff'
      ? `<circle cx="${Math.round(ix + dx * 15 + (ox - ix) * 0.22)}" cy="${Math.round(iy + dy * 15 + (oy - iy) * 0.22)}" r="4" fill="#f4ead6" class="b"/>`
      : '') +
    line(gathers)
  )
}

function drawFolds({ arm: [ax, ay], waist: [wx, wy], hem: [hx, hy], waistline, tiers }: Cut, brush: Brush): string {
  const length = hy - wy
  const torso =
    fold([ax - 2, ay + 8], [ax * 0.62, ay + 34], [ax * 0.4, ay + 92], 10) +
    fold([ax - 4, ay + 40], [ax * 0.74, ay + 80], [wx * 0.66, wy], 9) +
    fold([-ax + 3, ay + 14], [-ax * 0.66, ay + 46], [-ax * 0.52, ay + 104], -8) +
    fold([-wx + 4, wy - 20], [-wx * 0.7, wy + 8], [-wx * 0.3, wy + 26], 12)
  const glow = fold([-ax * 0.5, ay - 30], [-ax * 0.62, ay + 60], [-wx * 0.55, wy + 8], 22)
  if (length < 190 && !waistline) {
    return shade(torso + fold([wx * 0.8, wy + 10], [wx * 0.3, wy + 46], [-wx * 0.1, wy + 50], 12)) + light(glow)
  }
  const count = Math.max(3, Math.round(hx / 40))
  let folds = ''
  let glints = ''
  for (let index = 0; index < count; index++) {
    const part = ((index + 0.5) / count) * 2 - 1 + brush.random.between(-0.05, 0.05)
    const reach = brush.random.between(0.75, 1)
    const end: [number, number] = [hx * part * 0.96, wy + length * reach]
    folds += fold([wx * part * 0.86, wy + 6], [hx * part * 0.72, wy + length * 0.5], end, 8 + (hx / count) * 0.22)
    glints += fold(
      [wx * part * 0.86 - 7, wy + 12],
      [hx * part * 0.72 - 18, wy + length * 0.5],
      [end[0] - 16, end[1]],
      -9,
    )
  }
  const gathered = (tiers ?? []).map((y) => line(ticks(halfWidth(y, { wx, wy, hx, hy }), y))).join('')
  return shade(torso + folds) + light(glow + glints) + gathered
}

function drawWaist(brush: Brush, { waist: [wx, wy], hem: [hx, hy], waistline, tiers }: Cut): string {
  const seams = (tiers ?? []).map((y) => {
    const half = halfWidth(y, { wx, wy, hx, hy })
    return d`M${-half} ${y}Q0 ${y + 15} ${half} ${y}`
  })
  if (!waistline) {
    return line(seams.join(''))
  }
  const band = d`M${-wx} ${wy}Q0 ${wy + 10} ${wx} ${wy}`
  if (waistline !== 'tie') {
    return line(band + seams.join('') + (waistline === 'gather' ? ticks(wx, wy) : ''))
  }
  const sash = brush.shape(
    d`M${-wx - 1} ${wy - 9}Q0 ${wy + 2} ${wx + 1} ${wy - 9}L${wx + 2} ${wy + 10}Q0 ${wy + 21} ${-wx - 2} ${wy + 10}Z`,
    'trim',
  )
  if (brush.isBack) {
    return line(seams.join('')) + sash
  }
  const bow = d`M-14 ${wy + 12}C-50 ${wy - 14} -56 ${wy + 26} -14 ${wy + 14}C-24 ${wy + 50} -30 ${wy + 76} -38 ${wy + 104}L-20 ${wy + 108}C-12 ${wy + 80} -8 ${wy + 50} -8 ${wy + 16}C6 ${wy + 44} 10 ${wy + 62} 14 ${wy + 88}L30 ${wy + 82}C22 ${wy + 56} 12 ${wy + 30} 0 ${wy + 14}C36 ${wy + 26} 34 ${wy - 10} -2 ${wy + 10}Z`
  return line(seams.join('') + ticks(wx, wy + 12)) + sash + brush.shape(bow, 'trim')
}

function ticks(half: number, y: number): string {
  let path = ''
  for (let at = -0.85; at < 0.9; at += 0.17) {
    path += d`M${half * at} ${y + 8 * (1 - at * at)}l${at * 5} ${16 + 8 * Math.abs(Math.sin(at * 17))}`
  }
  return path
}

function halfWidth(y: number, { wx, wy, hx, hy }: { wx: number; wy: number; hx: number; hy: number }): number {
  const part = (y - wy) / (hy - wy)
  return wx + (hx - wx) * (part * 0.72 + part * part * 0.24) + 3
}

function drawHem(brush: Brush, { hem: [hx, hy], hemShape }: Cut): string {
  if (hemShape === 'rib') {
    return (
      brush.shape(
        d`M${-hx - 1} ${hy - 6}Q0 ${hy + 8} ${hx + 1} ${hy - 6}L${hx - 7} ${hy + 32}Q0 ${hy + 46} ${-hx + 7} ${hy + 32}Z`,
        'trim',
      ) + rib(d`M${-hx + 4} ${hy + 13}Q0 ${hy + 27} ${hx - 4} ${hy + 13}`, 34)
    )
  }
  if (hemShape === 'shirt-tail') {
    return stitch(
      d`M${-hx + 3} ${hy - 8}C${-hx + 8} ${hy + 20} ${-hx * 0.5} ${hy + 25} 0 ${hy + 25}C${hx * 0.5} ${hy + 25} ${hx - 8} ${hy + 20} ${hx - 3} ${hy - 8}`,
    )
  }
  return stitch(
    hemShape === 'waves'
      ? d`M${-hx + 5} ${hy - 10}Q0 ${hy + 14} ${hx - 5} ${hy - 10}`
      : d`M${-hx + 2} ${hy - 10}Q0 ${hy - 1} ${hx - 2} ${hy - 10}`,
  )
}

function armholes({ shoulder: [sx, sy], arm: [ax, ay], sleeve }: Cut): string {
  if (sleeve) {
    return ''
  }
  const edge = (side: number) =>
    d`M${(sx - 7) * side} ${sy + 1}C${(sx - 15) * side} ${sy + (ay - sy) * 0.5} ${(ax - 28) * side} ${ay + 2} ${(ax - 1) * side} ${ay + 8}`
  return stitch(edge(1) + edge(-1))
}

function quilting({ arm: [ax, ay], waist: [wx], hem: [, hy], neck: [, ny] }: Cut): string {
  let path = ''
  for (let y = ny + 70; y < hy - 6; y += 44) {
    const half = (y < ay ? ax - 14 : Math.max(wx, ax) - 5) - 2
    path += d`M${-half} ${y}Q0 ${y + 12} ${half} ${y}`
  }
  return (
    line(path) +
    light(
      path.replace(
        /M([-\d.]+) ([-\d.]+)Q0 ([-\d.]+) ([-\d.]+) ([-\d.]+)/g,
        (_, x: string, y: string, bend: string, end: string) =>
          `M${x} ${Number(y) + 4}Q0 ${Number(bend) + 4} ${end} ${Number(y) + 4}Q0 ${Number(bend) + 16} ${x} ${Number(y) + 4}Z`,
      ),
    )
  )
}
