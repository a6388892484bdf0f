import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { root } from './source-files.ts'

export interface ShownText {
  path: string
  text: string
}

/** Sources of texts on pages, in emails, in PDFs and in errors of the shop's API. */
const shownFiles = [
  'apps/{storefront,console}/app/**/*.{ts,tsx}',
  'apps/middleware/src/**/*.ts',
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/documents/src/**/*.ts',
  'packages/contract/src/{status-catalog,middleware/errors/*}.ts',
  'packages/domain/src/{address,billing,checkout,identity,layout,planning,reviews,rewards,sales,suitability}/**/*.ts',
  'packages/providers/src/payment/**/*.ts',
]

/** Names of metrics, for operators only. */
const hidden = ['apps/middleware/src/watch-shop.ts']

/** Log lines and internal errors start in lowercase; a customer text that begins with an expression starts with `…`. */
const isSentence = (path: string, text: string): boolean =>
  /^apps\/(storefront|console)\//.test(path) ? /[A-Z ]/.test(text) : /^[A-Z…<“]/.test(text)

/** Sentences of one file: strings, templates with `…` for each expression, and JSX text. SQL is left out. */
export function textsOf(path: string, source: string): ShownText[] {
  const texts: ShownText[] = []
  const queries = new Set<number>()
  const add = (raw: string, isJsx = false) => {
    const text = raw.replace(/\s+/g, ' ').trim()
    if (/[a-z]/i.test(text) && (isJsx || isSentence(path, text))) texts.push({ path, text })
  }
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (/sql$/.test(source.slice(tag.start, tag.end))) queries.add(quasi.start)
    },
    TemplateLiteral: ({ start, quasis }) => {
      if (!queries.has(start)) add(quasis.map(({ value }) => value.cooked ?? '').join('…'))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') add(value)
    },
    JSXText: ({ value }) => add(value, true),
  }).visit(parseSync(path, source).program)
  return texts
}

export const shownTexts = (): ShownText[] =>
  globSync(shownFiles, { cwd: root })
    .filter((path) => !hidden.includes(path))
    .sort()
    .flatMap((path) => textsOf(path, readFileSync(`${root}/${path}`, 'utf8')))
