export { atom, createStore } from 'jotai/vanilla'
export type { Atom, Getter, Setter } from 'jotai/vanilla'
