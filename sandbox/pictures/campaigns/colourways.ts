import type { Hex } from '../colour.ts'

/** Colourways that hang well beside each other; each is base first, then inks. */
export type Colourway = readonly [Hex, Hex, Hex]

export const INK: Colourway = ['#26374f', '#f7f0e1', '#d9938c']
export const CREAM: Colourway = ['#f5ecdc', '#2f5d7c', '#c9683f']
export const BRICK: Colourway = ['#b8553d', '#f7e6d0', '#26374f']
export const MOSS: Colourway = ['#5d7150', '#f4ead2', '#dba640']
export const OCHRE: Colourway = ['#dba640', '#fff4dc', '#7b3f4c']
export const ROSE: Colourway = ['#d9938c', '#fbeee0', '#26374f']
export const SKY: Colourway = ['#8fb0bd', '#fffaf0', '#26374f']
export const PLUM: Colourway = ['#7b3f4c', '#f0c9b8', '#dba640']
export const OAT: Colourway = ['#e9dcc3', '#5d7150', '#b8553d']
export const PINE: Colourway = ['#36544f', '#f0e2c4', '#d98e5f']
