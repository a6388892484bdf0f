import type { ListFilter } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { historySorts, invoiceSorts } from '@tessera/contract/middleware/billing/models'
import {
  dueValues,
  type FilterKey,
  type ListKind,
  orderTypes,
  periodDays,
  statusValues,
} from '@tessera/contract/middleware/lists/models'
import { orderSorts } from '@tessera/contract/middleware/orders/models'
import { quoteStates } from '@tessera/contract/middleware/quotes/models'
import { sheetStates } from '@tessera/contract/middleware/selection-sheets/models'
import { documentPrefixes } from '@tessera/contract/shop/constants'
import { documentTypes } from '@tessera/domain/billing/document-types'
import { orderTypeLabels } from '../../orders/records/order-labels.ts'

interface ListSettings {
  keys: readonly FilterKey[]
  sorts: readonly string[]
  isBilling: boolean
  /** Values of the STATUS filter beside open, closed and all. */
  states?: readonly string[]
}

const billingKeys = ['STATUS', 'MY STATUS_DUE', 'PERIODE', 'CHAR', 'SOLDTO', 'SHIPTO', 'ZZDOCTYFI'] as const
const planKeys = ['STATUS', 'PERIODE', 'CHAR'] as const

export const listSettings: Record<ListKind, ListSettings> = {
  orders: {
    keys: ['STATUS', 'PERIODE', 'CHAR', 'SOLDTO', 'SHIPTO', 'ZZORDERTYPE'],
    sorts: orderSorts,
    isBilling: false,
  },
  quotes: {
    keys: planKeys,
    sorts: ['requestedOn', 'quotationId', 'validUntil', 'totalCents', 'status', 'version'],
    isBilling: false,
    states: quoteStates,
  },
  selectionSheets: {
    keys: planKeys,
    sorts: ['updatedAt', 'selectionSheetId', 'name', 'clientName', 'status', 'lastViewedAt'],
    isBilling: false,
    states: sheetStates,
  },
  invoices: { keys: billingKeys, sorts: invoiceSorts, isBilling: true },
  billingHistory: { keys: ['PERIODE', 'CHAR', 'SOLDTO', 'SHIPTO', 'ZZDOCTYFI'], sorts: historySorts, isBilling: true },
}

/** The specification names lists by their document type. */
const types: Record<string, ListKind> = {
  order: 'orders',
  quote: 'quotes',
  selectionSheet: 'selectionSheets',
  invoice: 'invoices',
  store: 'billingHistory',
  ...Object.fromEntries(documentPrefixes.map((prefix) => [prefix, 'billingHistory' as const])),
  RV: 'invoices',
}

export const findListKind = (type: string): ListKind | undefined => {
  if (Object.hasOwn(listSettings, type)) return type as ListKind // its own names
  return ownValue(types, type)
}

const filterValues = <V extends string>(all: readonly V[], labelOf: (value: V) => string): ListFilter['values'] =>
  all.map((value) => ({ value, label: labelOf(value) }))

const statusLabels = { open: 'Open', closed: 'Closed', all: 'All' }
const dueLabels = {
  overdue: 'Overdue',
  'due 7': 'Due within 7 days',
  'due 30': 'Due within 30 days',
  'not due': 'Not due yet',
  'due 8-30': 'Due in 8–30 days',
  'due later': 'Due later',
}

type Fixed = Omit<ListFilter, 'key'>
/** Filters that do not depend on the account. */
export const fixedFilters: Partial<Record<FilterKey, Fixed>> = {
  STATUS: { label: 'Status', kind: 'choice', values: filterValues(statusValues, (value) => statusLabels[value]) },
  'MY STATUS_DUE': { label: 'Due', kind: 'choice', values: filterValues(dueValues, (value) => dueLabels[value]) },
  PERIODE: { label: 'Period', kind: 'period', values: filterValues(periodDays, (value) => `Last ${value} days`) },
  CHAR: { label: 'Search', kind: 'text', values: [] },
  ZZORDERTYPE: { label: 'Type', kind: 'choice', values: filterValues(orderTypes, (value) => orderTypeLabels[value]) },
  ZZDOCTYFI: {
    label: 'Document type',
    kind: 'choice',
    values: filterValues(documentPrefixes, (value) => documentTypes[value].text),
  },
}

/** `in-review` → `In review`. */
export const stateValues = (states: readonly string[] = []): ListFilter['values'] =>
  filterValues(states, (state) => state.charAt(0).toUpperCase() + state.slice(1).replaceAll('-', ' '))
