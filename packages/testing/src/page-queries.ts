import { readFileSync } from 'node:fs'

interface Entry {
  path?: string | undefined
  file: string
  children?: Entry[] | undefined
}

export interface PageQuery {
  /** `/products/:slug` */
  pattern: string
  /** Names that the page reads from its query, in its own file and in those it imports. */
  reads: readonly string[]
  /** Every other word in its own file that may be such a name, for pages that look names up in a table. */
  words: readonly string[]
}

const pages = new URL('../../../apps/storefront/app/', import.meta.url)
const { default: table } = (await import(new URL('routes.ts', pages).href)) as { default: Entry[] }

const pathsOf = (entries: readonly Entry[], above = '', outer: readonly string[] = []): PageQuery[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const here = path ? `${above}/${path}` : above
    const files = [...outer, file]
    const reads = [...new Set(files.flatMap((one) => [...readsIn(new URL(one, pages))]))].sort()
    const words = wordsIn(new URL(file, pages)).filter((word) => !reads.includes(word))
    return [{ pattern: here || '/', reads, words }, ...pathsOf(children, here, files)]
  })

/** Reading a value: `query.get('said')`, `url.searchParams.getAll('id')`, `query('order')`. */
const readPattern = /\b(?:(?:searchParams|query|params)\.(?:get|getAll|has)|query|text)\(\s*'([\w-]+)'/g
/** The files under `http` read headers and cookies, not queries. */
const importPattern = /from '(\.(?!\/\+types)(?![^']*\/http\/)[^']+\.tsx?)'/g
const wordPattern = /'([a-zA-Z][\w-]{1,19})'|\b([a-z][\w-]{1,19}):/g

const known = new Map<string, ReadonlySet<string>>()

function readsIn(file: URL): ReadonlySet<string> {
  const found = known.get(file.href)
  if (found) return found
  const reads = new Set<string>()
  known.set(file.href, reads)
  const source = readFileSync(file, 'utf8')
  for (const [, name = ''] of source.matchAll(readPattern)) reads.add(name)
  for (const [, path = ''] of source.matchAll(importPattern))
    for (const name of readsIn(new URL(path, file))) reads.add(name)
  return reads
}

const wordsIn = (file: URL): string[] => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(wordPattern)].map(([, quoted, key]) => quoted ?? key ?? '')),
]

/** Every page of the storefront with the query values it may read, so that new ones are tested automatically. */
export const pageQueries: readonly PageQuery[] = pathsOf(table)
