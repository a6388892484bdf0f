import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles, testFiles } from '../source-files.ts'

/** A clause such as "What is sent" names neither a subject nor an action. */
const opening = /(?:^|\s)(?:\/\*\*\s*\n?\s*\*?|\/\/|\/\*\*?)\s*((?:What|Who|Whoever|Whatever|Nobody) [^\n]{0,60})/g

const findOpenings = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(opening)].map(([, found]) => `${path}: ${found}`))

test.each([
  ['What is sent', '/** … */'],
  ['Whoever calls', '/**\n * …\n */'],
  ['Nobody waits', '// …'],
])('%j is found in %j', (words, comment) => {
  expect(findOpenings([{ path: 'a.ts', text: comment.replace('…', words) }])).toHaveLength(1)
})

test('comments are main clauses', () => {
  expect(findOpenings([...sourceFiles(), ...testFiles()])).toEqual([])
})
