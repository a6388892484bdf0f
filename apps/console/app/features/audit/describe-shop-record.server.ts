import type { ShopAuditPage } from '@tessera/client/shop/types.gen'
import { describeAction } from '@tessera/domain/audit/action-words'
import { isEqual } from '@tessera/domain/changes/find-changed-fields'
import { cellOf } from '../../generic/cells.server.ts'
import { fieldLabel } from '../../generic/labels.ts'
import { isOrderNumber } from '../../generic/order-number.ts'
import { hideSecrets } from '../../operations/hide-secrets.ts'
import type { ChangeEntry, ValueChange } from '../history/change-entry.ts'
import { momentText } from '../history/describe-event.server.ts'

type ShopRecord = ShopAuditPage['items'][number]

/** A record of the shop's audit as people read it. */
export function describeShopRecord(record: ShopRecord): ChangeEntry {
  const { id, at, by, email, action, object, customerNumber, customerName, requestId } = record
  return {
    id: `s${id}`,
    at,
    atText: momentText(at),
    who: by ? (email ? `${by}, ${email}` : by) : 'The shop',
    inTheNameOf: null,
    what: describeAction(action),
    record: customerName ? `${customerName}${isReadable(object) ? `, ${object}` : ''}` : object,
    recordHref: hrefOf(object, customerNumber),
    changes: changesOf(record),
    reason: reasonIn(record),
    requestHref: requestId && `/audit?${new URLSearchParams({ request: requestId })}`,
    undoHref: null,
    asOfHref: null,
  }
}

const capitalized = (code: string): string => `${code.charAt(0).toUpperCase()}${code.slice(1).replace(/[.-]/g, ' ')}`

/** Internal IDs say nothing to people. */
const isReadable = (object: string): boolean => /^(?!a-)[\w-]{1,20}$/.test(object)

const hrefOf = (object: string, customerNumber: string | null): string | null => {
  if (isOrderNumber(object)) return `/orders/${object}`
  if (/^[A-Z][A-Z0-9]\d{10}$/.test(object)) return `/money/documents/${object}`
  return customerNumber ? `/customers/${customerNumber}` : null
}

const reasonIn = ({ after }: ShopRecord): string | null => {
  const { reason } = (after ?? {}) as { reason?: unknown }
  return typeof reason === 'string' && reason ? reason : null
}

function changesOf({ before, after }: ShopRecord): ValueChange[] {
  const [old, now] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name !== 'reason')
  return names
    .filter((name) => !isEqual(old[name], now[name]))
    .map((name) => ({
      name,
      label: fieldLabel(name.replace(/Cents$/, '')),
      from: valueCell(name, old[name]),
      to: valueCell(name, now[name]),
    }))
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function valueCell(name: string, value: unknown) {
  if (name.endsWith('Cents') && typeof value === 'number')
    return { text: dollars.format(value / 100), kind: 'number' as const }
  if (name === 'status' && typeof value === 'string') return cellOf(capitalized(value))
  return cellOf(hideSecrets(value, name))
}
