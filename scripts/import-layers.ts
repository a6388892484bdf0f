import { dirname, join, normalize } from 'node:path'

/** Folders and files from bottom to top; a file may import its own layer and those before it in the list. */
interface Layering {
  root: string
  layers: readonly string[]
  /** Every file belongs to a layer; no file composes them. */
  isClosed?: boolean
}

const layerings: readonly Layering[] = [
  {
    root: 'packages/domain/src/',
    isClosed: true,
    layers: [
      'merge-json.ts',
      'update-if-changed.ts',
      'money.ts',
      'divide-cents.ts',
      'format-day.ts',
      'format-dollars.ts',
      'format-units.ts',
      'keep-size-together.ts',
      'local-time.ts',
      'csv',
      'address',
      'assignments',
      'audit',
      'companies',
      'health',
      'identity',
      'changes',
      'email',
      'integrations',
      'lists',
      'reviews',
      'sales',
      'stock',
      'suitability',
      'catalog',
      'billing',
      'rewards',
      'coverage',
      'layout',
      'expression',
      'promotions',
      'order-model',
      'inventory',
      'payments',
      'pricing',
      'orders',
      'order-returns',
      'subscriptions',
      'checkout',
      'planning',
    ],
  },
  {
    root: 'apps/middleware/src/',
    layers: [
      'kit',
      'modules/telemetry',
      'modules/site',
      'modules/people',
      'modules/catalog',
      'modules/checkout',
      'modules/ledger',
      'modules/orders',
      'modules/plans',
      'modules/operator',
    ],
  },
  {
    root: 'apps/storefront/app/',
    layers: ['http', 'kit', 'render-cache', 'shell', 'features', 'routes'],
  },
  {
    root: 'apps/console/app/',
    layers: ['http', 'grid', 'operations', 'session', 'generic', 'shell', 'features', 'routes'],
  },
]

const layerOf = ({ root, layers }: Layering, path: string): number =>
  layers.findIndex((layer) => path === root + layer || path.startsWith(`${root}${layer}/`))

/**
 * The problem of a relative import that points up, if any. Files outside the layers compose them and may import all,
 * unless the layering is closed.
 */
export function findLayerProblem(path: string, target: string): string | undefined {
  const layering = layerings.find(({ root }) => path.startsWith(root))
  if (!layering || !target.startsWith('.')) return undefined
  const [from, to] = [layerOf(layering, path), layerOf(layering, normalize(join(dirname(path), target)))]
  if (from === -1) return layering.isClosed ? `${path}: its folder is not in the list of layers` : undefined
  // generated route types, and the type of the root loader
  if (to === -1 && (target.includes('+types') || target.endsWith('/root.tsx'))) return undefined
  const name = layering.layers[from]
  if (to === -1) return `${path}: ${name} may not import ${target}, which composes the layers`
  return to > from ? `${path}: ${name} may not import from ${layering.layers[to]} (${target})` : undefined
}

/** Import cycles between features of one module; type imports do not count, they are erased. */
export function findRings(edges: readonly [from: string, to: string][]): string[][] {
  const next = Map.groupBy(edges, ([from]) => from)
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>()
    const queue = [start]
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const [, to] of next.get(at) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        queue.push(to)
      }
    return seen
  }
  const reached = new Map([...next.keys()].map((name) => [name, reach(name)]))
  const rings = [...reached.keys()].map((name) =>
    [...reached.keys()].filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name)).sort(),
  )
  return [...new Map(rings.filter(({ length }) => length > 1).map((ring) => [ring.join(' '), ring])).values()]
}
