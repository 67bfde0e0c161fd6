import type { Hex } from '../colour.ts'

/** Colourways that hang well beside each other; each is base first, then inks. */
export type Colourway = readonly [Hex, Hex, Hex]

export const navyInk: Colourway = ['#26374f', '#f7f0e1', '#d9938c']
export const cream: Colourway = ['#f5ecdc', '#2f5d7c', '#c9683f']
export const brick: Colourway = ['#b8553d', '#f7e6d0', '#26374f']
export const moss: Colourway = ['#5d7150', '#f4ead2', '#dba640']
export const ochre: Colourway = ['#dba640', '#fff4dc', '#7b3f4c']
export const rose: Colourway = ['#d9938c', '#fbeee0', '#26374f']
export const sky: Colourway = ['#8fb0bd', '#fffaf0', '#26374f']
export const plum: Colourway = ['#7b3f4c', '#f0c9b8', '#dba640']
export const oat: Colourway = ['#e9dcc3', '#5d7150', '#b8553d']
export const pine: Colourway = ['#36544f', '#f0e2c4', '#d98e5f']
