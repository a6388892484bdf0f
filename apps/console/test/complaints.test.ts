import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const text = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The rows of the table in docs/console.md: numbers with a complaint, a file, the title of a test. */
const rows = [...text('docs/console.md').matchAll(/^\| (\S+#\d+[^|]*) \| `([^`]+)`: ([^|]+) \|$/gm)].map(
  ([, complaint = '', file = '', title = '']) => ({ file, title: `${title} (${complaint.split(':')[0]})` }),
)

test('every complaint of operators elsewhere has a test that bears its number', () => {
  expect(rows).toHaveLength(19)
  expect(rows.filter(({ file, title }) => !text(file).includes(`'${title}'`))).toEqual([])
})
