import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Sql } from './sql.ts'

/** Named statements are planned once per connection. */
export const statementModes = ['named', 'unnamed'] as const
export type StatementMode = (typeof statementModes)[number]
export type PrepareQuery = (query: Sql) => pg.QueryConfig

export const prepareAs = (mode: StatementMode): PrepareQuery => (mode === 'named' ? prepareNamed : prepareUnnamed)

/** Filter combinations multiply statements: beyond this many, statements run unnamed. */
const maxNamed = 500

interface NamedText {
  text: string
  name: string
}

/** By the length of the text: a map by the text itself would read its 6 kB twice as often, to hash them. */
const named = new Map<number, NamedText[]>()
let namedCount = 0

function prepareNamed(query: Sql): pg.QueryConfig {
  const config = prepareUnnamed(query)
  const name = nameFor(config.text)
  return name ? { name, ...config } : config
}

// `pg` declares a mutable array but never writes to it
const prepareUnnamed = (query: Sql): pg.QueryConfig => ({ text: query.statement(), values: query.values as unknown[] })

/** An empty name means unnamed. */
function nameFor(text: string): string {
  const alike = named.get(text.length)
  const known = alike?.find((one) => one.text === text)
  if (known) return known.name
  if (namedCount >= maxNamed) return ''
  const name = createHash('sha1').update(text).digest('base64url')
  if (alike) alike.push({ text, name })
  else named.set(text.length, [{ text, name }])
  namedCount += 1
  return name
}
