import { expect, test } from 'vitest'
import { contentImageWidths, neededWidths } from './picture-widths.ts'
import { phoneMedia, tabletMedia } from '#shared/breakpoint.ts'

test('content pictures have the nine widths of the specification [CNT-18]', () => {
  expect(contentImageWidths).toEqual([323, 415, 476, 514, 768, 771, 992, 1280, 1536])
})

test.each([
  { sizes: '100vw', media: phoneMedia, widths: [768, 992, 1280] },
  { sizes: '100vw', media: tabletMedia, widths: [1280, 1536] },
  { sizes: '100vw', media: null, widths: [768, 992, 1280, 1536] },
  { sizes: '(min-width: 48rem) 25vw, 50vw', media: null, widths: [323, 514, 768] },
  { sizes: '(min-width: 48rem) 25vw, 50vw', media: phoneMedia, widths: [323, 415, 768] },
  { sizes: '18rem', media: null, widths: [323, 768, 992] },
  { sizes: '18rem', media: '(min-width:62rem)', widths: [323, 768] },
  { sizes: '4.5rem', media: null, widths: [323] },
])('a picture of $sizes on $media has the widths that a screen takes [CNT-18] [D-228]', ({ sizes, media, widths }) => {
  expect(neededWidths(sizes, media)).toEqual(widths)
})

test('sizes of another form are refused', () => {
  expect(() => neededWidths('min(50vw, 30rem)', null)).toThrow('is no length in vw, rem or px')
  expect(() => neededWidths('(orientation: portrait) 50vw, 100vw', null)).toThrow('asks for more than a width')
})
