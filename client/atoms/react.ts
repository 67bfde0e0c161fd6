export { Provider, useAtomValue, useSetAtom, useStore } from 'jotai/react'
