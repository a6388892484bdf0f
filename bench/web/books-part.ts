import type { DocumentQueryInput } from '@tessera/contract/middleware/lists/models'
import { type LoadSpec, type LookAtLimit, type Measurement, measure } from '../measure.ts'
import type { BenchRow } from '../row-runner.ts'
import { type Customer, signIn } from './customer.ts'
import type { FilledShop } from './filled-shop.ts'

type Filters = NonNullable<DocumentQueryInput['filters']>

const filtersOf = (...filters: Filters): Filters => filters
const invoiceFilters = [
  filtersOf({ key: 'STATUS', value: 'open' }),
  filtersOf({ key: 'PERIODE', value: '365' }),
  filtersOf({ key: 'PERIODE', value: '90' }, { key: 'ZZDOCTYFI', value: 'RV' }),
  filtersOf({ key: 'MY STATUS_DUE', value: 'overdue' }),
  filtersOf({ key: 'CHAR', value: 'po-123' }),
  filtersOf({ key: 'CHAR', value: 'decatur' }, { key: 'PERIODE', value: '365' }),
]
const orderFilters = [
  filtersOf({ key: 'STATUS', value: 'open' }),
  filtersOf({ key: 'PERIODE', value: '365' }),
  filtersOf({ key: 'CHAR', value: 'kirkwood' }),
  filtersOf({ key: 'STATUS', value: 'closed' }, { key: 'PERIODE', value: '90' }),
]

/** Every filter with every sort in both directions, on the first two pages. */
const listQueries = (filters: readonly Filters[], sorts: readonly string[]): string[] =>
  filters.flatMap((filter) =>
    sorts.flatMap((sortBy) =>
      (['asc', 'desc'] as const).flatMap((sortDirection) =>
        [1, 2].map((page) => JSON.stringify({ filters: filter, sortBy, sortDirection, page, pageSize: 25, scope: 3 })),
      ),
    ),
  )
const invoices = listQueries(invoiceFilters, ['documentOn', 'dueOn', 'amountCents', 'openCents'])
const orders = listQueries(orderFilters, ['placedAt', 'number', 'total'])

/** The large pro of the full range, who has 25,000 invoices. */
const email = 'rosa@summit.example'
const enough = 25_000

/** Signs in when the first row needs it: a session is short. */
export function booksPart({ base, password }: FilledShop): BenchRow[] {
  let known: Promise<Customer> | undefined
  const customer = (): Promise<Customer> => {
    known ??= largePro(base, password)
    return known
  }
  const listLoad =
    (name: string, bodies: readonly string[], more: Partial<LoadSpec> = {}) =>
    async (lookAtLimit?: LookAtLimit): Promise<Measurement> => {
      const load: LoadSpec = {
        url: `${base}/api/myaccount/${name}`,
        method: 'POST',
        headers: (await customer()).call,
        next: (n) => ({ body: bodies[(n * 7) % bodies.length] ?? '' }),
        ...more,
      }
      return measure(load, lookAtLimit)
    }
  const alone = { connections: 1 }
  return [
    { name: 'invoice search, filter and sort', work: listLoad('SearchForInvoices', invoices), of: 'H', share: 3 },
    { name: 'invoice search, one connection', work: listLoad('SearchForInvoices', invoices, alone), p95: 25 },
    { name: 'order list, filter and sort', work: listLoad('GetOrders', orders), of: 'H', share: 3 },
    { name: 'order list, one connection', work: listLoad('GetOrders', orders, alone), p95: 25 },
    {
      name: 'account dashboard page, fresh',
      work: async (look) => measure({ url: `${base}/account`, headers: (await customer()).page }, look),
      of: 'M',
      share: 15,
    },
  ]
}

async function largePro(base: string, password: string): Promise<Customer> {
  const customer = await signIn(base, email, password)
  const answer = await fetch(`${base}/api/myaccount/SearchForInvoices`, {
    method: 'POST',
    headers: customer.call,
    body: '{}',
  })
  const { totalCount } = (await answer.json()) as { totalCount: number }
  if (!(totalCount >= enough)) throw new Error(`${email} has ${totalCount} invoices instead of ${enough}.`)
  return customer
}
