import { sourceFiles } from './source-files.ts'

/** Who may import whom. The arrow points down this list; there is no cycle. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  client: ['contract'],
  server: ['contract'],
  pictures: [],
  range: ['contract', 'domain', 'pictures'],
  search: ['contract', 'domain'],
  providers: ['contract'],
  documents: ['contract'],
  ui: [],
  platform: ['contract', 'domain', 'server'],
  middleware: ['contract', 'domain', 'client', 'server', 'pictures', 'providers', 'search', 'documents'],
  storefront: ['contract', 'domain', 'client', 'pictures', 'ui'],
  shop: ['contract', 'domain', 'client', 'server', 'range', 'platform', 'middleware', 'storefront'],
  testing: [
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
  ],
}

/** Rules take time, chance and identity as arguments; the client runs in browsers; tables belong to one application. */
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

function problemsIn(path: string, text: string): string[] {
  const [, workspace = ''] = /^(?:apps|packages)\/([^/]+)\//.exec(path) ?? []
  const allowed = mayImport[workspace]
  if (!allowed) return [`${path}: the workspace ${workspace} is not in the import table`]
  const depth = path.split('/').length - 3
  const wrong = [...text.matchAll(imports)]
    .map(([, target = '']) => target)
    .filter((target) => isForbidden(target, workspace, allowed) || escapes(target, depth))
  const used = (mayNotUse[workspace] ?? []).filter(([pattern]) => pattern.test(text))
  return [
    ...wrong.map((target) => `${path}: may not import ${target}`),
    ...used.map(([, what]) => `${path}: may not use ${what}`),
  ]
}

function isForbidden(target: string, workspace: string, allowed: readonly string[]): boolean {
  const [, other] = /^@tessera\/([^/]+)/.exec(target) ?? []
  return other !== undefined && other !== workspace && !allowed.includes(other)
}

/** A relative path may not climb out of its workspace; from `src` one step up is still inside. */
const escapes = (target: string, depth: number): boolean => (target.match(/\.\.\//g) ?? []).length > depth

const problems = sourceFiles().flatMap(({ path, text }) => problemsIn(path, text))
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
