import { expect, test } from 'vitest'
import { isCssColour } from './colour.ts'

test.each([
  '#fff',
  '#9E3D26',
  '#9e3d2680',
  'rebeccapurple',
  'Transparent',
  'rgb(1, 2, 3)',
  'rgb(1 2 3 / 50%)',
  'hsla(40deg, 10%, 20%, .5)',
])('%s is a valid colour [D-128]', (value) => {
  expect(isCssColour(value)).toBe(true)
})

test.each(['', 'red;color:blue', 'url(x)', '#ff', '#ggg', 'var(--ink)', 'expression(1)', 'rgb(1)', 'madder'])(
  '%s is not a valid colour [D-128]',
  (value) => {
    expect(isCssColour(value)).toBe(false)
  },
)
