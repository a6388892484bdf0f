import { sourceFiles } from './source-files.ts'

/** Who may import whom. The arrow points down this list; there is no cycle. */
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  domain: ['contract'],
  client: ['contract'],
  server: ['contract'],
  platform: ['contract', 'domain', 'server'],
  shop: ['contract', 'domain', 'server', 'platform'],
  testing: ['contract', 'domain', 'client', 'server', 'platform'],
}

/** Rules take time, chance and identity as arguments; the client runs in browsers. */
const mayNotUse: Record<string, [pattern: RegExp, what: string][]> = {
  contract: [[/from 'node:/, 'a Node module']],
  client: [[/from 'node:/, 'a Node module']],
  domain: [
    [/from 'node:/, 'a Node module'],
    [/\bDate\.now\b|\bnew Date\(\)/, 'the clock'],
    [/\bMath\.random\b|\bcrypto\b/, 'randomness'],
    [/\bprocess\./, 'process'],
  ],
}

const imports = /(?:from|import)\s*\(?\s*'([^']+)'/g

function problemsIn(path: string, text: string): string[] {
  const [, workspace = ''] = /^(?:apps|packages)\/([^/]+)\//.exec(path) ?? []
  const allowed = mayImport[workspace]
  if (!allowed) return [`${path}: the workspace ${workspace} is not in the import table`]
  const depth = path.split('/').length - 4
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

/** A relative path may not climb out of its workspace. */
const escapes = (target: string, depth: number): boolean => (target.match(/\.\.\//g) ?? []).length > depth

const problems = sourceFiles().flatMap(({ path, text }) => problemsIn(path, text))
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
