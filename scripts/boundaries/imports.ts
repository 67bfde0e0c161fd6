import { dirname } from 'node:path'
import type { Graph, Import, SourceFile } from './graph.ts'

const mayImport: Record<string, readonly string[]> = {
  worker: ['worker', 'client', 'shared'],
  client: ['client', 'shared'],
  shared: ['shared'],
  'packages/sandbox': ['packages/sandbox'],
  // The model checks the shop, so that it must not share code with it.
  'proof/model': ['proof/model', 'scripts'],
  // It checks the shop from outside too, by the tables of paths and of faults.
  'proof/chaos': ['proof', 'scripts', 'shared', 'packages/sandbox'],
}
const packagesOfShared = ['valibot']
// The file that chooses each port's adapter, the file with the adapters' caches of the isolate, and the doctor, which
// reads what has no port.
const mayNameAdapters = [
  'worker/adapters/services.ts',
  'worker/adapters/isolate-caches.ts',
  'scripts/doctor/connect.ts',
]
const ofShop = /^(?:client|shared|worker)\//
const entry = 'client/entry.ts'
/** The rooms of the Worker that handle requests. */
const edge = /^worker\/(?:app\.ts$|api\/|middleware\/|pages\/|routes\/)/
/** The type of the edge's context, and what of the framework takes no request: matching paths, signing a token. */
const mayUseFramework = [
  'worker/context/app-env.ts',
  'worker/http/find-path.ts',
  'worker/adapters/bigcommerce/cart/customer-login.ts',
]
const notInEntry = ['react', 'react-dom', 'valibot']
const jotaiModules = ['client/atoms/jotai.ts', 'client/atoms/react.ts', 'client/island/define-island.tsx']

/** Imports in the wrong direction between the top folders. Tests may import more, except those of the sandbox. */
export function layerViolations(graph: Graph): string[] {
  return importViolations(graph, ({ path, isTest }, { target, isFile }) => {
    const layer = Object.keys(mayImport).find((folder) => path.startsWith(`${folder}/`))
    const allowed = layer && mayImport[layer]
    if (!allowed || (isTest && layer !== 'packages/sandbox')) return null
    if (isFile)
      return allowed.some((folder) => target.startsWith(`${folder}/`))
        ? null
        : `${layer}/ may import from ${allowed.join(', ')} only`
    return layer === 'shared' && !packagesOfShared.includes(packageOf(target))
      ? `shared/ may import the package ${packagesOfShared.join(', ')} only`
      : null
  })
}

/** Relative imports that leave the top folder, or climb three folders: both are written from the root (`#shared/…`). */
export function climbingViolations(graph: Graph): string[] {
  return importViolations(graph, ({ path }, { specifier, target }) =>
    specifier.startsWith('../../../') || (specifier.startsWith('..') && topFolder(target) !== topFolder(path))
      ? `write it as #${target.replace(/^packages\//, '')}`
      : null,
  )
}

/** Imports of the web framework by the rules, which take a visit in place of a request. */
export function frameworkViolations(graph: Graph): string[] {
  return importViolations(graph, ({ path, isTest }, { target, isFile }) => {
    if (isTest || !path.startsWith('worker/') || edge.test(path) || mayUseFramework.includes(path)) return null
    return target === 'worker/context/app-env.ts' || (!isFile && packageOf(target) === 'hono')
      ? 'rules take a visit (worker/context/visit.ts)'
      : null
  })
}

/**
 * Imports of a vendor's adapter outside the files of `mayNameAdapters`. Within an adapter, its parts may share only its
 * `api/`; the file at its top connects them.
 */
export function adapterViolations(graph: Graph): string[] {
  return importViolations(graph, ({ path, isTest }, { target }) => {
    const adapter = folderUnder('worker/adapters', target)
    if (!adapter || isTest || mayNameAdapters.includes(path)) return null
    const vendor = `worker/adapters/${adapter}`
    if (!path.startsWith(`${vendor}/`)) return `only ${mayNameAdapters.join(', ')} may name an adapter`
    const [own, part] = [folderUnder(vendor, path), folderUnder(vendor, target)]
    return !own || part === 'api' || part === own ? null : 'the parts of an adapter share only its api/'
  })
}

/** Blocks that import other blocks. They may share `client/blocks/parts/`. */
export function blockViolations(graph: Graph): string[] {
  return importViolations(graph, ({ path, isTest }, { target }) => {
    const ownFolder = folderUnder('client/blocks', path)
    const other = folderUnder('client/blocks', target)
    return ownFolder && other && ownFolder !== other && other !== 'parts' && !isTest
      ? 'a block may not import another block'
      : null
  })
}

export function jotaiViolations(graph: Graph): string[] {
  const imports = importViolations(graph, ({ path, isTest }, { target, isFile }) =>
    !isFile && packageOf(target) === 'jotai' && !isTest && !jotaiModules.includes(path)
      ? `jotai is imported through ${jotaiModules.join(', ')} only`
      : null,
  )
  const stores = [...graph.values()].filter(
    ({ path, text }) => /^(client|worker)\//.test(path) && /\bgetDefaultStore\b/.test(text),
  )
  return [
    ...imports,
    ...stores.map(({ path }) => `${path} uses jotai's global store: take the page's store (createPageStore)`),
  ]
}

const addition = /\bservices\.cart\.(addItems|createCart)\(/
const mayAddLines = [
  'worker/cart/add-to-cart.ts',
  'worker/cart/add-lines.ts',
  'worker/wallet/buy-now.ts',
  'worker/cart/copy-cart.ts',
]

/** Additions of lines outside of the files of `mayAddLines`. It reads the text of the files, not their imports. */
export function cartViolations(graph: Graph): string[] {
  return [...graph.values()].flatMap(({ path, text, isTest }) =>
    !isTest && path.startsWith('worker/') && addition.test(text) && !mayAddLines.includes(path)
      ? [`${path} adds lines to a cart: only ${mayAddLines.join(', ')} may`]
      : [],
  )
}

/**
 * Large libraries that the boot script imports statically, directly or not. It loads first on every page, so these must
 * come with the islands.
 */
export function entryViolations(graph: Graph): string[] {
  const importers = new Map<string, string>()
  const queue = [entry]
  const found: string[] = []
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const { target, isFile } of graph.get(path)?.imports.filter(isLoadedAtOnce) ?? []) {
      if (isFile && graph.has(target) && target !== entry && !importers.has(target)) {
        importers.set(target, path)
        queue.push(target)
      }
      if (!isFile && notInEntry.includes(packageOf(target)))
        found.push(`The boot script must not load ${target}: ${importChain(importers, path).join(' → ')}`)
    }
  }
  return found
}

/**
 * Rooms of the shop that import from each other, directly or not, with a file that does so for each step. A room is a
 * folder with all that is in it, seen beside the other folders of its parent, at every level. Tests may import as they
 * like.
 */
export function folderCycleViolations(graph: Graph): string[] {
  const rooms = new Map<string, Map<string, string>>()
  for (const { path, isTest, imports } of graph.values()) {
    if (isTest || !ofShop.test(path)) continue
    for (const { target } of imports) {
      const step = graph.has(target) ? roomsOf(path, target) : null
      if (!step) continue
      const [from, to] = step
      rooms.set(from, (rooms.get(from) ?? new Map<string, string>()).set(to, path))
    }
  }
  const targets = new Map([...rooms].map(([room, importers]) => [room, importers.keys()]))
  return circlesOf(targets).map((circle) => {
    const files = circle.slice(1).map((to, index) => rooms.get(circle[index] ?? '')?.get(to))
    return `Folders import in a circle: ${circle.join(' → ')} (${files.join(', ')})`
  })
}

/** The rooms of both files in the folder that contains both: `shared/.` for those at its top. `null` if it is one. */
function roomsOf(path: string, target: string): [from: string, to: string] | null {
  const [ofPath, ofTarget] = [dirname(path).split('/'), dirname(target).split('/')]
  const same = ofPath.findIndex((folder, index) => folder !== ofTarget[index])
  const depth = same < 0 ? ofPath.length : same
  const [from = '.', to = '.'] = [ofPath[depth], ofTarget[depth]]
  const house = ofPath.slice(0, depth).join('/')
  return depth < 1 || from === to ? null : [`${house}/${from}`, `${house}/${to}`]
}

export function cycleViolations(graph: Graph): string[] {
  const targets = [...graph.values()].map(
    ({ path, imports }) =>
      [path, imports.flatMap(({ isDynamic, target }) => (!isDynamic && graph.has(target) ? [target] : []))] as const,
  )
  return circlesOf(new Map(targets)).map((circle) => `Imports go round in a circle: ${circle.join(' → ')}`)
}

function circlesOf(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const state = new Map<string, 'open' | 'done'>()
  const found: string[][] = []
  const visit = (node: string, stack: string[]) => {
    state.set(node, 'open')
    for (const target of edges.get(node) ?? []) {
      if (state.get(target) === 'open') found.push([...stack.slice(stack.indexOf(target)), target])
      else if (!state.has(target)) visit(target, [...stack, target])
    }
    state.set(node, 'done')
  }
  for (const node of edges.keys()) if (!state.has(node)) visit(node, [node])
  return found
}

function importViolations(graph: Graph, check: (file: SourceFile, item: Import) => string | null): string[] {
  return [...graph.values()].flatMap((file) =>
    file.imports.flatMap((item) => {
      const reason = check(file, item)
      return reason ? [`${file.path} imports ${item.target}: ${reason}`] : []
    }),
  )
}

function isLoadedAtOnce(item: Import): boolean {
  return !item.isType && !item.isDynamic
}

function importChain(importers: Map<string, string>, path: string): string[] {
  const parent = importers.get(path)
  return parent ? [...importChain(importers, parent), path] : [path]
}

function topFolder(path: string): string {
  return path.split('/', 1).join()
}

function folderUnder(parent: string, path: string): string | undefined {
  return new RegExp(`^${parent}/([^/]+)/`).exec(path)?.[1]
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
