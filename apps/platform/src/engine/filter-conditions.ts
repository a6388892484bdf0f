import { type FilterCondition, type ListFilter, likePattern, parseFilter } from '@tessera/domain/lists/filter'
import { fail } from '@tessera/server/api-error'
import type { QueryParameters } from '@tessera/server/call'
import { findInstant, findMoment } from '@tessera/server/moment'
import { and, or, type Sql, sql } from '@tessera/server/sql'
import { findListValue, type ListValue } from './list-value.ts'
import type { Table } from './table.ts'

/** Parses `?Name=Til*&xp.Room=bath|kitchen&Rank=>5` into conditions; values stay parameters. */
export function filterConditions(table: Table, query: QueryParameters, declared: ReadonlySet<string>): Sql[] {
  return Object.entries(query)
    .filter(([name]) => !declared.has(name.toLowerCase()))
    .flatMap(([name, given]) => [given ?? []].flat().map((value) => parseFilter(name, value)))
    .map((filter) => filterSql(table, filter))
}

function filterSql(table: Table, { names, anyOf }: ListFilter): Sql {
  return or(
    names.map((name) => {
      const value = findListValue(table, name) ?? fail('List.InvalidProperty', { Property: name })
      return anySql(value, anyOf, name)
    }),
  )
}

/**
 * One of several conditions. Many values of a text are one list: compared one by one, a hundred IDs took a second in a
 * table of 9,000 rows.
 */
function anySql(value: ListValue, anyOf: readonly FilterCondition[], name: string): Sql {
  const listed = value.type === 'text' || value.type === 'id' ? anyOf.flatMap(plainText) : []
  if (listed.length < 2) return or(anyOf.map((condition) => conditionSql(value, condition, name)))
  const others = anyOf.filter((condition) => plainText(condition).length === 0)
  return or([
    sql`lower(${value.sql}) = any(${listed}::text[])`,
    ...others.map((condition) => conditionSql(value, condition, name)),
  ])
}

/** The value in lower case, of ASCII alone: the database may know other small letters than we do. */
const plainText = (condition: FilterCondition): string[] =>
  condition.is === 'equal' && /^[ -~]*$/.test(condition.value) ? [condition.value.toLowerCase()] : []

function conditionSql(value: ListValue, condition: FilterCondition, name: string): Sql {
  if (condition.is === 'present') return sql`${value.sql} is not null`
  if (condition.is === 'absent') return sql`${value.sql} is null`
  const compare = comparers[value.type]
  return compare(value.sql, condition, (wanted) =>
    fail('List.InvalidType', { Property: name, Value: condition.value, Expected: wanted }),
  )
}

type Compared = Extract<FilterCondition, { value: string }>
type Comparer = (left: Sql, condition: Compared, refuse: (wanted: string) => never) => Sql

/** A missing value is unequal to everything and matches no ordered comparison. */
function compareTyped(left: Sql, is: Compared['is'], right: Sql): Sql {
  const signs: Partial<Record<Compared['is'], Sql>> = {
    more: sql`${left} > ${right}`,
    less: sql`${left} < ${right}`,
    atLeast: sql`${left} >= ${right}`,
    atMost: sql`${left} <= ${right}`,
    unequal: sql`${left} is distinct from ${right}`,
  }
  return signs[is] ?? sql`${left} = ${right}`
}

/** Text comparison ignores case. IDs are ordered by code point: deep paging by `ID=>last` must follow `sortBy=ID`. */
const compareText: Comparer = (left, { is, value }) => {
  if (is === 'like') return sql`lower(${left}) like lower(${likePattern(value)}::text)`
  if (is === 'unlike') return sql`(lower(${left}) like lower(${likePattern(value)}::text)) is not true`
  return compareTyped(sql`lower(${left})`, is, sql`lower(${value}::text)`)
}

const compareID: Comparer = (left, condition, refuse) =>
  isOrdered(condition.is)
    ? compareTyped(left, condition.is, sql`${condition.value}::text`)
    : compareText(left, condition, refuse)

const compareNumber: Comparer = (left, { is, value }, refuse) => {
  if (value.trim() === '' || !Number.isFinite(Number(value))) refuse('number')
  return compareTyped(left, is, sql`${value.trim()}::numeric`)
}

const compareFlag: Comparer = (left, { is, value }, refuse) => {
  if (!/^(true|false)$/i.test(value)) refuse('true or false')
  return compareTyped(left, is, sql`${value.toLowerCase()}::boolean`)
}

const day = 86_400_000
/** A date without a time means the whole day in UTC. */
const compareMoment: Comparer = (left, { is, value }, refuse) => {
  const moment = findMoment(value) ?? refuse('date')
  const isDay = !/[T:]/.test(value) && (is === 'equal' || is === 'unequal')
  if (!isDay) return compareTyped(left, is, sql`${findInstant(value)}::timestamptz`)
  const within = sql`(${left} >= ${moment.toISOString()}::timestamptz and ${left} < ${new Date(moment.getTime() + day).toISOString()}::timestamptz)`
  return is === 'equal' ? within : sql`${within} is not true`
}

/** Values inside xp are untyped; any element of an array may match. */
const compareJson: Comparer = (left, { is, value }) => {
  if (is === 'unequal') return sql`not ${anyElement(left, 'equal', value)}`
  if (is === 'unlike') return sql`not ${anyElement(left, 'like', value)}`
  return anyElement(left, is, value)
}

function anyElement(left: Sql, is: Compared['is'], value: string): Sql {
  const element = jsonTest(sql`e.value`, is, value)
  const any = sql`exists (select from jsonb_array_elements(${left}) as e(value) where ${element})`
  return sql`coalesce(case when jsonb_typeof(${left}) = 'array' then ${any} else ${jsonTest(left, is, value)} end, false)`
}

function jsonTest(json: Sql, is: Compared['is'], value: string): Sql {
  const isNumber = value.trim() !== '' && Number.isFinite(Number(value))
  const text = sql`(${json} #>> '{}')`
  const asText = compareText(text, { is, value }, refuseType)
  if (!isNumber || is === 'like') return asText
  const number = compareTyped(sql`${text}::numeric`, is, sql`${value.trim()}::numeric`)
  // 5 equals 5.0 and 1e6 a million; text that looks like a number may equal it, but is not ordered against it
  return sql`case when jsonb_typeof(${json}) = 'number' then ${number} else ${isOrdered(is) ? sql`false` : asText} end`
}

const isOrdered = (is: Compared['is']): boolean => /^(more|less|atLeast|atMost)$/.test(is)
const refuseType = (wanted: string): never => fail('List.InvalidType', { Expected: wanted })

const comparers: Record<ListValue['type'], Comparer> = {
  text: compareText,
  id: compareID,
  integer: compareNumber,
  numeric: compareNumber,
  boolean: compareFlag,
  timestamptz: compareMoment,
  jsonb: compareJson,
}

/** Named filters of assignment lists: `?buyerID=b1|b2&isShipping=true`. */
export function namedConditions(table: Table, query: QueryParameters, names: readonly string[]): Sql {
  const requested = new Map(Object.entries(query).map(([name, value]) => [name.toLowerCase(), [value ?? []].flat()[0]]))
  return and(
    names.flatMap((name) => {
      const given = requested.get(name.toLowerCase())
      const value = given === undefined || given === '' ? undefined : findListValue(table, name)
      if (!value || !given) return []
      const anyOf = given.split('|').map((one) => ({ is: 'equal', value: one }) as const)
      return [anySql(value, anyOf, name)]
    }),
  )
}
