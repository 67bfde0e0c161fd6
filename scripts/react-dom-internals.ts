// Stands for `react-dom` where `react-dom/client` asks for it, which is for this one object: the package's functions (portals,
// resource hints) are used by no island, and would cost every page their bytes. See scripts/lean-react-dom.ts.
const nothing = () => undefined

/** What the package's own object holds, before the client renderer puts itself into it. */
export const __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {
  d: { f: nothing, r: nothing, D: nothing, C: nothing, L: nothing, m: nothing, X: nothing, S: nothing, M: nothing },
  p: 0,
  findDOMNode: null,
}
