import { expect, test } from 'vitest'
import { summary } from '../test/products.ts'
import { inChosenColour } from './chosen-colour.ts'

const coat = summary({ colourCount: 3 })

test('a product of a list that is refined by colour is shown in that colour', () => {
  expect(inChosenColour([coat], ['Ink 2'])[0]?.colour?.name).toBe('Ink 2')
})

test('a product is shown in the first of its own colours that is chosen, whatever the order of the choices', () => {
  expect(inChosenColour([coat], ['Ink 9', 'Ink 2', 'Ink 1'])[0]?.colour?.name).toBe('Ink 1')
})

test('a product without a chosen colour keeps its own colour', () => {
  expect(inChosenColour([coat], [])).toEqual([coat])
  expect(inChosenColour([coat], ['Ink 9'])).toEqual([coat])
})
