import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../source-files.ts'
import { topicFiles } from '../topic-files.ts'

/** Named by the framework, or by their kind in every module. */
const fixedNames = /\/routes\/|\/(?:entry\.[^/]*|root|main|handlers|operations|models|jobs|emails|queries)\.tsx?$/

const declaration =
  /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) +(\w+)/gm
const reexport = /^export (?:type )?\{([^}]*)\}/gm

const exportsOf = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(declaration)].map(([, name = '']) => name),
  ...[...text.matchAll(reexport)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.split(' as ').at(-1) ?? ''),
  ),
]

const endings = /(?:ing|ed|er|or|ion|e)$/
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(endings, '')

const stemsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g)?.map(stemOf) ?? []

/** Files that share no word with anything they export. */
const findUnrelated = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => {
      const [, name = ''] = /([^/]*?)(?:\.server)?\.tsx?$/.exec(file.path) ?? []
      const own = new Set(stemsOf(name))
      const exported = exportsOf(file)
      return exported.length > 0 && !exported.some((one) => stemsOf(one).some((stem) => own.has(stem)))
    })
    .map(({ path }) => path)

test.each([
  ['a/pay-order.ts', 'export const payOrder = 1', 0],
  ['a/favorites.ts', 'export function favoriteHandlers() {}', 0],
  ['a/body.ts', 'export function pickFields() {}', 1],
  ['a/id-filter.ts', 'export class IDFilter {}', 0],
])('%s with %j is found %i times', (path, text, times) => {
  expect(findUnrelated([{ path, text }])).toHaveLength(times)
})

test('files are named after what they export, or after a listed topic', () => {
  const files = sourceFiles().filter(({ path }) => /^(?:apps|packages)\//.test(path) && !fixedNames.test(path))
  expect(findUnrelated(files)).toEqual(topicFiles)
})
