import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The rows of the table in docs/console.md: a complaint, a file, the title of a test. */
const rows = [...text('docs/console.md').matchAll(/^\| (\S+#\d+[^|]*) \| `([^`]+)`: ([^|]+) \|$/gm)].map(
  ([, complaint = '', file = '', title = '']) => ({ complaint, file, title }),
)

test('every complaint of operators elsewhere has its test', () => {
  expect(rows).toHaveLength(19)
  expect(rows.filter(({ file, title }) => !text(file).includes(`'${title}'`))).toEqual([])
})
