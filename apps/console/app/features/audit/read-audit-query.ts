import { momentOf, shopTimeZone } from '@tessera/domain/local-time'
import type { AuditFilters } from './audit-view.ts'

export const filterNames = ['person', 'record', 'request', 'from', 'to'] as const

export const readFilters = (query: URLSearchParams): AuditFilters =>
  Object.fromEntries(filterNames.map((name) => [name, query.get(name)?.trim() ?? ''])) as unknown as AuditFilters

/** Where a page of the audit begins: the last event of the platform and the last record of the shop before it. */
export interface AuditCursor {
  platform?: string | undefined
  shop?: string | undefined
}

export function readCursor(text: string | null): AuditCursor {
  const [, platform, shop] = /^(\d{0,18})\.(\d{0,18})$/.exec(text ?? '') ?? []
  return { platform: platform || undefined, shop: shop || undefined }
}

export const cursorText = ({ platform = '', shop = '' }: AuditCursor): string => `${platform}.${shop}`

/** The questions to both sides. A side that cannot have an answer is not asked. */
export function questionsOf({ person, record, request, from, to }: AuditFilters) {
  const time = { from: startOfDay(from), to: startOfDay(to, 1) }
  const path = record.replace(/^(\/?console)?\/?(r|s)\//, '').replace(/^\/+|\/+$/g, '')
  const [, customerNumber] = /^customers\/([^/]+)$/.exec(path) ?? []
  const [, page] = /^content(\/.+)$/.exec(path) ?? []
  const id = page ?? path.split('/').at(-1) ?? ''
  return {
    platform:
      customerNumber || page
        ? null
        : {
            object: path && (path.includes('/') ? withoutDirection(path) : `orders/${path}`),
            person,
            requestID: request,
            ...time,
          },
    shop: {
      ...(customerNumber ? { customerNumber } : { object: id }),
      person,
      requestId: request,
      ...time,
    },
  }
}

/** The audit knows an order by one address, from whichever side it is looked at. */
const withoutDirection = (path: string): string => path.replace(/^orders\/(Incoming|Outgoing|All)\//i, 'orders/')

function startOfDay(day: string, later = 0): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return undefined
  const shifted = new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10)
  return momentOf({ day: shifted, time: '00:00' }, shopTimeZone).toISOString()
}
