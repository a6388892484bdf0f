import { dirname, join, normalize } from 'node:path'
import { findLayerProblem, findRings } from './import-layers.ts'
import { type SourceFile, sourceFiles } from './source-files.ts'

const packages = [
  'contract',
  'domain',
  'client',
  'server',
  'pictures',
  'providers',
  'documents',
  'range',
  'search',
  'platform',
  'middleware',
] as const

/** Allowed imports between workspaces. Each may import only those above it in this list, so there is no cycle. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  client: ['contract'],
  server: ['contract'],
  pictures: [],
  range: ['contract', 'domain', 'pictures'],
  search: ['contract', 'domain'],
  providers: ['contract'],
  documents: ['contract', 'domain'],
  'page-server': [],
  ui: ['domain', 'pictures'],
  platform: ['contract', 'domain', 'server', 'providers'],
  middleware: ['contract', 'domain', 'client', 'server', 'pictures', 'providers', 'search', 'documents'],
  storefront: ['contract', 'domain', 'client', 'pictures', 'page-server', 'ui'],
  console: ['contract', 'domain', 'client', 'page-server', 'ui'],
  shop: [
    'contract',
    'domain',
    'client',
    'server',
    'pictures',
    'range',
    'providers',
    'documents',
    'platform',
    'middleware',
    'storefront',
    'console',
  ],
  testing: packages,
  e2e: ['contract', 'domain', 'client', 'server', 'testing', 'range', 'platform', 'shop'],
  bench: [...packages, 'testing', 'shop', 'storefront'],
  scripts: [...packages, 'testing', 'shop', 'storefront'],
}

/**
 * Domain rules take time, randomness and IDs as arguments; the client runs in browsers; tables belong to one
 * application.
 */
const mayNotUse: Record<string, [pattern: RegExp, what: string][]> = {
  contract: [[/from 'node:/, 'a Node module']],
  client: [[/from 'node:/, 'a Node module']],
  domain: [
    [/from 'node:/, 'a Node module'],
    [/\bDate\.now\b|\bnew Date\(\)/, 'the clock'],
    [/\bMath\.random\b|\bcrypto\b/, 'randomness'],
    [/\bprocess\./, 'process'],
  ],
  // one role opens both schemas (decision 0051)
  platform: [[/\b(from|join|into|update)\s+shop\./, 'tables of the shop']],
  middleware: [[/\b(from|join|into|update)\s+platform\./, 'tables of the platform']],
}

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g
const runtimeImports = /^(?:import|export) (?!type\b)[^;'"]*?from '([^']+)'/gm
const isRootFolder = /^(e2e|bench|scripts)\//

const workspaceOf = (path: string): string =>
  isRootFolder.exec(path)?.[1] ?? /^(?:apps|packages)\/([^/]+)\//.exec(path)?.[1] ?? ''

function findProblems({ path, text }: SourceFile): string[] {
  const workspace = workspaceOf(path)
  const allowed = mayImport[workspace]
  if (!allowed) return [`${path}: the workspace ${workspace} is not in the import table`]
  const targets = [...text.matchAll(imports)].map(([, target = '']) => target)
  const depth = path.split('/').length - (isRootFolder.test(path) ? 1 : 3)
  const wrong = targets.filter((target) => isForbidden(target, workspace, allowed) || escapesWorkspace(target, depth))
  const used = (mayNotUse[workspace] ?? []).filter(([pattern]) => pattern.test(text))
  return [
    ...wrong.map((target) => `${path}: may not import ${target}`),
    ...used.map(([, what]) => `${path}: may not use ${what}`),
    ...targets.map((target) => findLayerProblem(path, target)).filter((problem) => problem !== undefined),
  ]
}

function isForbidden(target: string, workspace: string, allowed: readonly string[]): boolean {
  const [, other] = /^@tessera\/([^/]+)/.exec(target) ?? []
  return other !== undefined && other !== workspace && !allowed.includes(other)
}

/** A relative path may not climb out of its workspace; from `src` one step up is still inside. */
const escapesWorkspace = (target: string, depth: number): boolean => (target.match(/\.\.\//g) ?? []).length > depth

/** `modules/orders/returns` of `apps/middleware/src/modules/orders/returns/request-return.ts`. */
const featureOf = (path: string): string | undefined =>
  /^apps\/middleware\/src\/(modules\/[^/]+\/[^/]+)\//.exec(path)?.[1]

const featureEdges = (files: readonly SourceFile[]): [string, string][] =>
  files.flatMap(({ path, text }) => {
    const from = featureOf(path)
    if (!from) return []
    return [...text.matchAll(runtimeImports)].flatMap(([, target = '']): [string, string][] => {
      const to = target.startsWith('.') ? featureOf(normalize(join(dirname(path), target))) : undefined
      return to && to !== from ? [[from, to]] : []
    })
  })

const files = sourceFiles()
const problems = [
  ...files.flatMap(findProblems),
  ...findRings(featureEdges(files)).map((ring) => `these folders import each other in a ring: ${ring.join(', ')}`),
]
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
