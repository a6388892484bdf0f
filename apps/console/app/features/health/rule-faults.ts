import type { HealthFinding } from '@tessera/client/platform/types.gen'
import { dataRules, type RuleWords } from '@tessera/domain/health/data-rules'
import type { Fault, FaultRecord, HealthAnswers } from './health-view.ts'
import { say } from './say.ts'

/** The platform keeps this many records of a rule. */
const maxKept = 1000

/** A broken rule as both programs tell it. */
interface Finding {
  rule: string
  count: number
  records: readonly string[]
}

/** Broken rules about orders, stock and money, each with some of its records. */
export const ruleFaults = ({ shop, platform, orders }: Pick<HealthAnswers, 'shop' | 'platform' | 'orders'>): Fault[] =>
  [...platformFindings(platform?.Findings), ...(shop?.findings ?? [])].map((finding) => {
    const records = finding.records.map((record) => nameFaultRecord(record, orders))
    return { text: sayFinding(finding), href: null, records, more: Math.max(finding.count - records.length, 0) }
  })

const platformFindings = (findings: readonly HealthFinding[] | null | undefined): Finding[] =>
  (findings ?? []).map(({ Rule, Count, Records }) => ({ rule: Rule, count: Count, records: Records ?? [] }))

function sayFinding({ rule, count }: Finding): string {
  const words = (dataRules as Record<string, RuleWords | undefined>)[rule]
  if (!words) return `A data check failed: ${rule}`
  return `${count >= maxKept ? 'At least ' : ''}${say(count, words.one, words.many)}`
}

const incoming = 'orders/Incoming/'

/** The platform's IDs of the buyers' orders among the records. */
export const findingOrders = (findings: readonly HealthFinding[]): string[] =>
  findings
    .flatMap(({ Records }) => Records ?? [])
    .filter((record) => record.startsWith(incoming))
    .map((record) => record.slice(incoming.length))

/** Orders of the shop have the number that staff know; the rest is named by its ID. */
function nameFaultRecord(record: string, orders: HealthAnswers['orders']): FaultRecord {
  const id = record.split('/').at(-1) ?? record
  if (record.startsWith(incoming)) {
    const order = orders.get(id)
    return order ? { name: order.number, href: order.href } : { name: id, href: `/r/${pathOf(record)}` }
  }
  const [, page] = pages.find(([folder]) => record.startsWith(folder)) ?? []
  return { name: id, href: page ? page(encodeURIComponent(id)) : `/r/${pathOf(record)}` }
}

/** Pages of records that have one of their own; all others have the page of their collection. */
const pages: readonly (readonly [folder: string, page: (id: string) => string])[] = [
  ['orders/Outgoing/', (id) => `/forwarded/${id}`],
  ['products/', (id) => `/products/${id}/stock`],
  ['promotions/', (id) => `/promotions/${id}`],
  ['documents/', (id) => `/money/documents/${id}`],
  ['ledgers/', (id) => `/money/customers/${id}`],
  ['rewards/', (id) => `/rewards/${id}`],
]

const pathOf = (record: string): string => record.split('/').map(encodeURIComponent).join('/')
