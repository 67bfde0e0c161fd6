export { atom, createStore } from 'jotai/vanilla'
export type { Atom, Getter, Setter, WritableAtom } from 'jotai/vanilla'
