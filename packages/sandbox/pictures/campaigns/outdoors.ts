import { addShadow } from '../picture.ts'
import { clothesPegs } from '../props.ts'
import { d, leaf } from '../shapes.ts'
import { brick, cream, navyInk, moss, oat, ochre, plum, rose, sky } from './colourways.ts'
import { backcloth, bunting, clouds, gulls, hills, meadow, sea, sun, tree, trees } from './landscape.ts'
import type { Prop, Stage } from './stage.ts'

/** Headland, sea and a washing line. */
export function coast(stage: Stage): string {
  const { width, focus, reach, isWide, random } = stage
  const wash: Prop[] = [
    ['breton', 'breton-stripe', cream],
    ['midi-dress', 'floral', navyInk],
    ['shorts', 'spot', brick],
    ['kids-dress', 'ditsy', ochre],
  ]
  const shown = isWide ? wash.slice(0, width > 1500 ? 4 : 3) : wash.slice(0, 2)
  const [left, right] = [focus - reach, focus + reach]
  const line = (x: number) => 214 + 34 * (1 - ((x - focus) / reach) ** 2)
  const art = shown.map((prop, index) => {
    const x = left + ((index + 0.5) / shown.length) * reach * 2
    const scale = isWide ? 0.62 : 0.66
    return (
      stage.hang(prop, { x, y: line(x) + 5, scale, turn: random.between(-3, 3) }, () => '') +
      `<g transform="translate(${Math.round(x)} ${Math.round(line(x))})scale(.8)">${clothesPegs(6, prop[0] === 'shorts' ? 68 : 42)}</g>`
    )
  })
  const post = (x: number) => d`<path d="M${x - 7} 190h14l5 500h-24z" fill="#a07a52"/>`
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, '#b9d3da'],
        [0.5, '#e9ecdf'],
        [0.75, '#f7ead2'],
      ]),
    ) +
    sun(width * 0.42, 250, 54, '#fbe2ae') +
    clouds(stage, 120) +
    gulls(stage, 190) +
    hills(stage, { y: 440, swing: 26, fill: '#a9bfc0' }) +
    sea(stage, {
      y: 452,
      depth: 220,
      fill: stage.gradient([
        [0, '#8fb6bd'],
        [1, '#4f8793'],
      ]),
    }) +
    headland(stage) +
    hills(stage, { y: 668, swing: 26, fill: '#a3ad76' }) +
    meadow(stage, { y: 690, depth: 100, ink: '#7d8c55', flower: '#f3c9bd' }) +
    post(left - 20) +
    post(right + 20) +
    d`<path d="M${left - 20} 204Q${focus} 284 ${right + 20} 204" fill="none" stroke="#fffaf0" stroke-width="4"/>` +
    addShadow(art.join(''))
  )
}

function headland({ width, focus }: Stage): string {
  const side = focus > width / 2 ? 1 : -1
  const x = side > 0 ? 0 : width
  const at = (part: number) => x + side * width * part
  return (
    `<path d="${d`M${x} 360C${at(0.08)} 352 ${at(0.15)} 380 ${at(0.2)} 396C${at(0.23)} 410 ${at(0.235)} 440 ${at(0.26)} 470C${at(0.28)} 490 ${at(0.33)} 492 ${at(0.36)} 500L${x} 560Z`}" fill="#d9c7a3"/>` +
    `<path d="${d`M${x} 360C${at(0.08)} 352 ${at(0.15)} 380 ${at(0.2)} 396C${at(0.17)} 420 ${at(0.08)} 420 ${x} 440Z`}" fill="#93a470"/>` +
    `<path d="${d`M${at(0.06)} 362l-8 -74h30l-8 76z`}" fill="#fbf3e4" class="b"/><path d="${d`M${at(0.06) - 5} 318h25l2 18h-29z`}" fill="#b8553d"/><path d="${d`M${at(0.06) - 5} 288l12 -22l12 22z`}" fill="#b8553d" class="b"/>`
  )
}

/** Fruit trees, with a dress on a branch and a basket under it. */
export function orchard(stage: Stage): string {
  const { width, focus, reach, random, isWide } = stage
  const far = trees(
    random,
    [{ leaves: '#8fa06d', fruit: '#c9683f' }],
    [0.06, 0.2, 0.36, 0.52, 0.94].map((part) => ({ x: width * part, y: 560 + random.between(-8, 8), size: 66 })),
  )
  const bough = d`M${focus - reach} 236C${focus - reach * 0.4} 176 ${focus + reach * 0.4} 200 ${focus + reach + 260} 120L${focus + reach + 260} 160C${focus + reach * 0.4} 226 ${focus - reach * 0.4} 200 ${focus - reach} 244Z`
  let leaves = ''
  let apples = ''
  for (let x = focus - reach; x < focus + reach + 150; x += 34) {
    const y = 214 - ((x - focus + reach) / (reach * 2)) * 50
    leaves +=
      leaf(x, y, random.between(-70, 70), random.between(46, 76), 17) +
      leaf(x, y + 6, 180 + random.between(-60, 60), random.between(36, 60), 14)
    apples +=
      random.next() > 0.6
        ? d`<circle cx="${x}" cy="${y + 40}" r="17" fill="#b8553d" class="b"/><path d="M${x - 8} ${y + 34}q4 -8 10 -7" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/>`
        : ''
  }
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, '#dfe6d8'],
        [0.7, '#f6ecd2'],
      ]),
    ) +
    sun(width * 0.3, 200, 60, '#fbe2ae') +
    hills(stage, { y: 500, swing: 40, fill: '#c3cba6' }) +
    hills(stage, { y: 552, swing: 24, fill: '#b0bb8b' }) +
    far +
    hills(stage, { y: 640, swing: 22, fill: '#9dab71' }) +
    meadow(stage, { y: 660, depth: 130, ink: '#7d8c55', flower: '#fff4e0' }) +
    `<g${focus < width / 2 ? ` transform="translate(${Math.round(focus * 2)} 0)scale(-1 1)"` : ''}><path d="${bough}" fill="#7d5f45"/><path d="${leaves}" fill="#6d8056"/>${apples}</g>` +
    addShadow(
      stage.hang(
        ['midi-dress', 'botanical', cream],
        { x: focus - (isWide ? reach * 0.36 : 70), y: 222, scale: 0.74, turn: -2 },
        hangerAt,
      ) + stage.stand(['bag', 'gingham', brick], { x: focus + reach * 0.52, y: 752, scale: 0.54 }),
    )
  )
}

/** A cloth in a meadow, laid for tea. */
export function picnic(stage: Stage): string {
  const { width, focus, reach, isWide, random } = stage
  const cloth = d`M${focus - reach * 1.04} 738L${focus - reach * 0.72} 574H${focus + reach * 0.72}L${focus + reach * 1.04} 738Q${focus} 764 ${focus - reach * 1.04} 738Z`
  const scale = isWide ? 0.4 : 0.36
  const at = (part: number) => focus + reach * part
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, '#c9dbdc'],
        [0.6, '#f5ebd3'],
      ]),
    ) +
    clouds(stage, 150) +
    hills(stage, { y: 430, swing: 40, fill: '#bcc9a6' }) +
    hills(stage, { y: 490, swing: 30, fill: '#a6b685' }) +
    tree(random, { x: width * (focus > width / 2 ? 0.95 : 0.05), y: 600, size: 190, leaves: '#75895b' }) +
    bunting(stage, 60, ['#b8553d', '#f5ecdc', '#26374f', '#dba640', '#d9938c']) +
    hills(stage, { y: 556, swing: 14, fill: '#93a468' }) +
    meadow(stage, { y: 590, depth: 200, ink: '#77884f', flower: '#fff1dc' }) +
    `<pattern id="cl" width="64" height="40" patternUnits="userSpaceOnUse"><path d="M0 0H64V40H0Z" fill="#fbf1e0"/><path d="M0 0H32V40H0ZM0 0H64V20H0Z" fill="#b8553d" fill-opacity=".55"/></pattern>` +
    addShadow(`<path d="${cloth}" fill="url(#cl)" class="b"/>`) +
    addShadow(
      stage.stand(['bag', 'stripe', oat], { x: at(-0.56), y: 660, scale: scale * 1.25 }) +
        stage.stand(['vase', 'spot', sky], { x: at(0.52), y: 640, scale: scale * 1.1 }) +
        stage.stand(['jug', 'block-print', navyInk], { x: at(0.02), y: 664, scale: scale * 1.05 }) +
        stage.stand(['mug', 'ditsy', rose], { x: at(-0.26), y: 714, scale: scale * 0.8 }) +
        stage.stand(['bowl', 'stripe', ochre], { x: at(0.32), y: 722, scale: scale * 0.85 }),
    )
  )
}

/** A lane in October, with the boots and the coat for it. */
export function autumnLane(stage: Stage): string {
  const { width, height, focus, reach, random, isWide } = stage
  const wood = trees(
    random,
    [{ leaves: '#c9803f' }, { leaves: '#b8553d' }, { leaves: '#dba640' }],
    [0.04, 0.16, 0.3, 0.46, 0.62, 0.82, 0.97].map((part, index) => ({
      x: width * part,
      y: 560 - (index % 3) * 14,
      size: 84 + (index % 3) * 24,
    })),
  )
  let fallen = ''
  for (let index = 0; index < 26; index++) {
    fallen += leaf(random.between(0, width), random.between(90, 790), random.between(0, 360), random.between(14, 26), 7)
  }
  const lane = d`M${focus - reach * 1.3} ${height}C${focus - reach * 0.6} 690 ${width * 0.36} 640 ${width * 0.42} 552H${width * 0.45}C${width * 0.47} 640 ${focus - reach * 0.1} 700 ${focus - reach * 0.2} ${height}Z`
  const gate =
    [0, 1, 2]
      .map(
        (index) =>
          d`<path d="M${focus - reach * 0.72} ${420 + index * 92}h${reach * 1.6}v26h${-reach * 1.6}z" fill="#8d6c4b" class="b"/>`,
      )
      .join('') +
    [-0.72, 0.84]
      .map((part) => d`<path d="M${focus + reach * part - 17} 360h34v360h-34z" fill="#7a5b3f" class="b"/>`)
      .join('')
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, '#dfd9c9'],
        [0.65, '#f4dfba'],
      ]),
    ) +
    hills(stage, { y: 470, swing: 46, fill: '#cfc39b' }) +
    hills(stage, { y: 520, swing: 26, fill: '#b9ab78' }) +
    wood +
    hills(stage, { y: 566, swing: 12, fill: '#a59a62' }) +
    `<path d="${lane}" fill="#dcc6a0"/>` +
    gate +
    `<path d="${fallen}" fill="#b8653a"/>` +
    addShadow(
      stage.hang(
        ['coat', 'plain', moss],
        { x: focus - reach * 0.16, y: 372, scale: isWide ? 0.5 : 0.52, turn: 3 },
        hangerAt,
      ) +
        stage.hang(['scarf', 'tartan', plum], { x: focus + reach * 0.42, y: 384, scale: 0.46, turn: -3 }, () => '') +
        stage.stand(['wellies', 'plain', ochre], { x: focus + reach * 0.62, y: 776, scale: 0.44 }),
    )
  )
}

/** Striped awning, crates and flowers. */
export function market(stage: Stage): string {
  const { focus, reach, isWide, random } = stage
  const [left, right] = [focus - reach * 1.02, focus + reach * 1.02]
  const bays = 9
  const step = (right - left) / bays
  const awning = Array.from({ length: bays }, (_, index) => {
    const x = left + index * step
    return `<path d="${d`M${x + 20 - index * 4.4} 120h${step - 4.4}L${x + step} 250a${step / 2} 34 0 0 1 ${-step} 0Z`}" fill="${index % 2 ? '#f7f0e1' : '#36544f'}" class="b"/>`
  }).join('')
  const crate = (x: number, y: number, ink: string, size: number) => {
    const fruit = Array.from(
      { length: 9 },
      (_, index) =>
        d`<circle cx="${x - 62 + (index % 5) * 31 + (index > 4 ? 15 : 0)}" cy="${y - 76 - (index > 4 ? 22 : 0)}" r="${size + random.between(-2, 2)}"/>`,
    ).join('')
    return (
      `<g fill="${ink}" class="b">${fruit}</g>` +
      d`<path d="M${x - 92} ${y - 72}h184l-8 72h-168z" fill="#c79c6c" class="b"/><path d="M${x - 90} ${y - 48}h180M${x - 88} ${y - 24}h176" class="l"/>`
    )
  }
  return (
    backcloth(
      stage,
      stage.gradient([
        [0, '#e3e3d4'],
        [0.7, '#f3e3c8'],
      ]),
    ) +
    hills(stage, { y: 560, swing: 30, fill: '#d6d0b4' }) +
    bunting(stage, 20, ['#d9938c', '#f5ecdc', '#5d7150', '#dba640']) +
    d`<path d="M0 690H${stage.width}V800H0Z" fill="#d8c3a0"/>` +
    [left + 8, right - 22].map((x) => d`<path d="M${x} 240h14v480h-14z" fill="#8d6c4b"/>`).join('') +
    d`<path d="M${left} 574h${right - left}v24h${left - right}z" fill="#a67c4f" class="b"/><path d="M${left + 12} 598h${right - left - 24}v122h${left - right + 24}z" fill="#b98d5e"/>` +
    crate(focus - reach * 0.56, 576, '#c9683f', 19) +
    (isWide ? crate(focus + reach * 0.02, 576, '#dba640', 17) : '') +
    stage.stand(['vase', 'stripe', sky], { x: focus + reach * 0.56, y: 578, scale: 0.46 }) +
    addShadow(
      stage.hang(['bag', 'gingham', rose], { x: focus - reach * 0.44, y: 276, scale: 0.38 }, () => '') +
        stage.hang(['apron', 'botanical', navyInk], { x: focus + reach * 0.16, y: 272, scale: 0.36 }, () => '') +
        stage.stand(['bag', 'plain', brick], { x: focus - reach * 0.2, y: 772, scale: 0.36 }) +
        stage.stand(['wellies', 'ditsy', moss], { x: focus + reach * 0.5, y: 772, scale: 0.34 }),
    ) +
    awning
  )
}

function hangerAt(_: string, y: number) {
  return d`<path d="M0 ${y - 20}C0 ${y - 34} 14 ${y - 34} 14 ${y - 48}C14 ${y - 64} -12 ${y - 64} -13 ${y - 50}" fill="none" stroke="#8d7a5c" stroke-width="5"/><path d="M-92 ${y + 22}Q0 ${y - 52} 92 ${y + 22}Q0 ${y - 20} -92 ${y + 22}Z" fill="#bd9264" class="b"/>`
}
