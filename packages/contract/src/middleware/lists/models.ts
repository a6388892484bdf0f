import type { TSchema } from 'typebox'
import { flag, listOf, oneOf, tally, text } from '../../kit/fields.ts'
import { model, type ValueOf } from '../../kit/model.ts'
import { exportFormats, filterKeys, pageSizes, sortDirections } from '../../shop/constants.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'

export const listKinds = ['orders', 'quotes', 'selectionSheets', 'invoices', 'billingHistory'] as const
export type ListKind = (typeof listKinds)[number]

const FilterValue = model('FilterValue', { value: requiredText(100), label: requiredText(200) })
const ListFilter = model('ListFilter', {
  key: requiredOneOf(filterKeys),
  label: requiredText(60),
  /** A choice of values, a period (days, year, or two days separated by ..), or free text. */
  kind: requiredOneOf(['choice', 'period', 'text'] as const),
  values: requiredList(FilterValue),
})
const SavedFilter = model('SavedFilter', { name: requiredText(60), query: requiredText(500) })
export const DocumentFilters = model('DocumentFilters', {
  documentTypeId: requiredText(40),
  filters: requiredList(ListFilter),
  sorts: requiredList(requiredText(40)),
  /** Formats in the export menu. */
  exports: requiredList(requiredOneOf(exportFormats)),
  /** The caller's saved filters. */
  saved: requiredList(SavedFilter),
})

export type FilterKey = (typeof filterKeys)[number]

/** "All" stops at this many, with a notice. */
export const maxListed = 1000
export const defaultPageSize = 10

/** Values of the filter keys; PERIODE takes days, a year or two days, CHAR any text. */
export const statusValues = ['open', 'closed', 'all'] as const
/** `due 8-30` and `due later` are ours: with `overdue` and `due 7` they divide what is open. */
export const dueValues = ['overdue', 'due 7', 'due 30', 'not due', 'due 8-30', 'due later'] as const
export const periodDays = ['30', '90', '365'] as const
export const orderTypes = ['standard', 'sample', 'special-order', 'return', 'pick-up'] as const
export type OrderType = (typeof orderTypes)[number]

/**
 * One filter. Several of one key are alternatives, different keys narrow each other. Values: STATUS and MY STATUS_DUE
 * as `GetDocumentFilters` lists them; PERIODE `30`, `90`, `365` days, a year `2025` or `2025-01-01..2025-03-31`; CHAR
 * free text; SOLDTO and SHIPTO a partner; ZZORDERTYPE an order type; ZZDOCTYFI a prefix.
 */
export const DocumentFilter = model('DocumentFilter', { key: requiredOneOf(filterKeys), value: requiredText(100) })

/** The query of every list in the account area. Missing values have defaults. */
export const DocumentQuery = model('DocumentQuery', {
  page: tally({ min: 1, max: 1_000_000, default: 1 }),
  /** 5, 10, 25, 50, or -1 for all. */
  pageSize: tally({ min: Math.min(...pageSizes), max: Math.max(...pageSizes), default: defaultPageSize }),
  sortBy: text(40),
  sortDirection: oneOf(sortDirections),
  /** 1 My Order, 2 Referred, 3 All. */
  scope: tally({ min: 1, max: 3, default: 1 }),
  filters: listOf(DocumentFilter),
})

/** The query as sent: missing values have defaults. */
export type DocumentQueryInput = Partial<ValueOf<typeof DocumentQuery>>

/** The reply of every list. */
export const pageOf = <const T extends string, M extends TSchema>(title: T, row: M) =>
  model(title, {
    items: requiredList(row),
    totalCount: count(),
    page: count(),
    pageSize: count(),
    /** More rows exist than "All" returns: narrow the filters or export them. */
    isCapped: flag(),
  })

/** More would be hard to tell apart. */
export const maxSavedFilters = 20

export const FilterToSave = model('FilterToSave', {
  list: requiredOneOf(listKinds),
  name: requiredText(60),
  /** The query of the list's URL: `status=open&sort=-total`. */
  query: requiredText(500),
})
export const FilterToForget = model('FilterToForget', { list: requiredOneOf(listKinds), name: requiredText(60) })
