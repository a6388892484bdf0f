import { dueValues, type FilterKey } from '@tessera/contract/middleware/lists/models'
import { documentPrefixes } from '@tessera/contract/shop/constants'
import { type Sql, sql } from '@tessera/server/sql'
import type { BusinessDay } from '../../../kit/business-day.ts'
import { dayPeriodFilter, type ListRules, statusFilter } from '../../../kit/list-query.ts'
import { documentTextFilter } from '../../../kit/matching-documents.ts'
import { invalid } from '../../../kit/shop-error.ts'

const open = sql`d.open_cents > 0`

/** Filters open documents by due date. */
const dueFilters: Record<(typeof dueValues)[number], (today: string) => Sql> = {
  overdue: (today) => sql`(${open} and d.due_on < ${today}::date)`,
  'due 7': (today) => sql`(${open} and d.due_on between ${today}::date and ${today}::date + 7)`,
  'due 30': (today) => sql`(${open} and d.due_on between ${today}::date and ${today}::date + 30)`,
  'not due': (today) => sql`(${open} and d.due_on > ${today}::date)`,
  'due 8-30': (today) => sql`(${open} and d.due_on between ${today}::date + 8 and ${today}::date + 30)`,
  'due later': (today) => sql`(${open} and d.due_on > ${today}::date + 30)`,
}

function dueFilter(value: string, { today }: BusinessDay): Sql {
  const known = dueValues.find((one) => one === value)
  return known ? dueFilters[known](today) : invalid('filters.MY STATUS_DUE', `Choose ${dueValues.join(', ')}.`)
}

function typeFilter(value: string): Sql {
  const known = documentPrefixes.find((one) => one === value)
  return known ? sql`d.type = ${known}` : invalid('filters.ZZDOCTYFI', `Choose one of ${documentPrefixes.join(', ')}.`)
}

const filters: ListRules['filters'] = {
  STATUS: statusFilter(open),
  'MY STATUS_DUE': dueFilter,
  PERIODE: dayPeriodFilter(sql`d.document_on`),
  CHAR: documentTextFilter,
  SOLDTO: (value) => sql`d.sold_to = ${value}`,
  SHIPTO: (value) => sql`d.ship_to = ${value}`,
  ZZDOCTYFI: typeFilter,
}

/** Filters for which stored counts exist. */
export const countedKeys: readonly FilterKey[] = ['PERIODE', 'ZZDOCTYFI']

const historySorts = { documentOn: sql`d.document_on`, documentId: sql`d.id`, amountCents: sql`d.amount_cents` }
const invoiceSorts = { ...historySorts, dueOn: sql`d.due_on`, openCents: sql`d.open_cents` }
const rulesOf = (sorts: ListRules['sorts']): ListRules => ({
  sorts,
  defaultSort: 'documentOn',
  tie: sql`d.id`,
  filters,
})

export const invoiceRules = rulesOf(invoiceSorts)
export const historyRules = rulesOf(historySorts)
