import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'
import { productFacts } from './product-facts.ts'

test('prints the custom fields that have a value, by name, in their groups [PDP-08]', () => {
  const facts = productFacts({ washcare: 'Machine wash at 30 degrees', fabric_composition: '100% cotton', product_fit: ' ', sleeve_length: 'Sleeveless', freegift: 'true', product_badge: 'New In' })
  expect(facts.fitAndSize).toEqual([{ label: 'Sleeve', text: 'Sleeveless' }])
  expect(facts.fabricAndCare.map(({ text }) => text)).toEqual(['100% cotton', 'Machine wash at 30 degrees'])
})

test('reads every field of the specification [PDP-08]', () => {
  const names = ['fabric_composition', 'model_wears_displayed', 'standard_measurements_displayed', 'petite_model_displayed', 'petite_measurements_displayed', 'neck_collar_shape', 'sleeve_length', 'product_fit', 'styling_length', 'washcare']
  const facts = productFacts(Object.fromEntries(names.map((name) => [name, name])))
  expect([...facts.fitAndSize, ...facts.fabricAndCare].map(({ text }) => text).toSorted()).toEqual(names.toSorted())
})

test('a description loses its markup and keeps its paragraphs', () => {
  expect(paragraphs('<p>Soft &amp; <b>warm</b>.</p><p>Don&#39;t iron.<br>Ever<script>x</script></p>')).toEqual(['Soft & warm.', 'Don’t iron.', 'Everx'])
  expect(paragraphs('')).toEqual([])
})
