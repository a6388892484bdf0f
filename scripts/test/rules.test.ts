import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../source-files.ts'

const registry = 'docs/rules.md'

/** Prefixes that look like a rule ID: standards, forms, and product, order and document numbers of examples. */
const otherPrefixes = new Set('AES CASE HMP MP NR PDF PF PO RFC RSA SHA SKU SSH ST TES TILE TLS TR UTF'.split(' '))

/** Rules of one prefix count from 1; `INV-0000000042` is an invoice. */
const ruleID = /\b([A-Z]{2,4})-([1-9]\d?)\b/g
const section = /\bRELIABILITY (R?\d+(?:\.\d+)?)(?:(?:, (R\d+))? (?:and|to) (R?\d+(?:\.\d+)?))?/g

const matchesOf = (text: string, pattern: RegExp, groups: number[]): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => groups.flatMap((group) => match[group] ?? []))

const rulesIn = (text: string): string[] =>
  [...text.matchAll(ruleID)].filter(([, prefix = '']) => !otherPrefixes.has(prefix)).map(([id]) => id)

const sources = globSync(
  [
    '*.md',
    'docs/**/*.md',
    '{apps,packages}/*/{src,app,test,migrations}/**/*.{ts,tsx,sql}',
    '{e2e,bench,scripts}/**/*.ts',
  ],
  { cwd: root },
)
  .filter((path) => path !== registry && path !== 'scripts/test/rules.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const rows = readFileSync(join(root, registry), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^([A-Z]{2,4}-\d+|R?\d+(\.\d+)?)$/.test(id))
  .map(([, id = '', rule = '', heldBy = '']) => ({ id, rule, heldBy }))

const listed = new Set(rows.map(({ id }) => id))
const rules = rows.filter(({ id }) => id.includes('-'))

test('every rule that is cited is listed', () => {
  const missing = sources.flatMap(({ path, text }) =>
    rulesIn(text)
      .filter((id) => !listed.has(id))
      .map((id) => `${path} cites ${id}`),
  )
  expect(missing).toEqual([])
})

test('every section that is cited is listed', () => {
  const missing = sources.flatMap(({ path, text }) =>
    matchesOf(text, section, [1, 2, 3])
      .filter((id) => !listed.has(id))
      .map((id) => `${path} cites ${id}`),
  )
  expect(missing).toEqual([])
})

test('no rule is listed twice', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('every rule names tests that exist, or says that none holds it', () => {
  const wrong = rules.flatMap(({ id, heldBy }) => {
    const paths = matchesOf(heldBy, /`([^`]+)`/g, [1])
    if (paths.length === 0 && !heldBy.startsWith('not tested')) return [`${id} names no test`]
    return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${id} names ${path}`)
  })
  expect(wrong).toEqual([])
})

test('there are rules, and files that could cite them', () => {
  expect(rules.length).toBeGreaterThan(60)
  expect(sources.length).toBeGreaterThan(3000)
})
