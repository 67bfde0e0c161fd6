/** The design of a printed product and the hex codes of its colours, each with the base colour first. */
export type Cloth = { print: string; hexes: string[][] }

/** The custom field that names the design. */
export const printField = 'print'
