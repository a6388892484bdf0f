import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../source-files.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** Paths with a placeholder (`<area>`, `NNNN`, `…`) name no single file. */
const isPlaceholder = (path: string): boolean => /[<*…{]|NNNN/.test(path)

const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:apps|packages|scripts|docs|e2e|bench)\/[^`\s]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isPlaceholder(path))

const linkedPaths = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = '']) => path)

test('every path that a document names exists', () => {
  const missing = documents.flatMap(({ path, text }) =>
    namedPaths(text)
      .filter((named) => !existsSync(join(root, named)))
      .map((named) => `${path} names ${named}`),
  )
  expect(missing).toEqual([])
})

test('every link of a document leads to a file', () => {
  const broken = documents.flatMap(({ path, text }) =>
    linkedPaths(text)
      .filter((linked) => !existsSync(join(root, dirname(path), linked)))
      .map((linked) => `${path} links to ${linked}`),
  )
  expect(broken).toEqual([])
})

test('every decision is in their index', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  const records = globSync('docs/decisions/0*.md', { cwd: root }).map((path) => path.slice('docs/decisions/'.length))
  expect(records.length).toBeGreaterThan(60)
  expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

test('no text of an alert has a colon, which YAML takes for a key and Prometheus for a broken file', () => {
  const lines = readFileSync(join(root, 'docs/operating/alerts.yml'), 'utf8').split('\n')
  const texts = lines.filter((line) => /^ +(?:summary|expr): /.test(line))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((line) => /^ +\w+: [^'"].*: /.test(line))).toEqual([])
})

/** Decisions and their titles stay as they were written, and the glossary lists the words to avoid. */
const isExempt = (path: string): boolean => path.startsWith('docs/decisions/') || path === 'docs/glossary.md'

describe('documents do without', () => {
  test.each([
    ['email', /\bletters?\b|\bby mail\b/i],
    ['someone, no one', /\b(?:some|any|every|no)body\b/i],
    ['the person who', /\b(?:who|what)ever\b/i],
    ['anyway', /\ball the same\b/i],
    ['color, behavior, license', /\b(?:colour|behaviour|licence|grey|catalogue)\b/i],
  ])('a word that should be: %s', (_, word) => {
    const found = documents
      .filter(({ path }) => !isExempt(path))
      .flatMap(({ path, text }) => {
        const lines = text.replaceAll(/`[^`\n]*`/g, '').split('\n')
        return lines.filter((line) => word.test(line)).map((line) => `${path}: ${line.slice(0, 120)}`)
      })
    expect(found).toEqual([])
  })
})
