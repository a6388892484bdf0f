import type { HealthFinding } from '@tessera/client/platform/types.gen'
import { dataRules, type RuleWords } from '@tessera/domain/health/data-rules'
import type { Fault, FaultRecord, HealthAnswers } from './health-view.ts'
import { say } from './say.ts'

/** The platform keeps this many records of a rule. */
const maxKept = 1000

/** Broken rules about orders, stock and money, each with some of its records. */
export const ruleFaults = ({ platform, orders }: Pick<HealthAnswers, 'platform' | 'orders'>): Fault[] =>
  (platform?.Findings ?? []).map((finding) => {
    const records = (finding.Records ?? []).map((record) => nameFaultRecord(record, orders))
    return { text: sayFinding(finding), href: null, records, more: Math.max(finding.Count - records.length, 0) }
  })

function sayFinding({ Rule, Count }: HealthFinding): string {
  const words = (dataRules as Record<string, RuleWords | undefined>)[Rule]
  if (!words) return `A data check failed: ${Rule}`
  return `${Count >= maxKept ? 'At least ' : ''}${say(Count, words.one, words.many)}`
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
  if (record.startsWith('orders/Outgoing/')) return { name: id, href: `/forwarded/${encodeURIComponent(id)}` }
  if (record.startsWith('products/')) return { name: id, href: `/${pathOf(record)}/stock` }
  return { name: id, href: record.startsWith('promotions/') ? `/${pathOf(record)}` : `/r/${pathOf(record)}` }
}

const pathOf = (record: string): string => record.split('/').map(encodeURIComponent).join('/')
