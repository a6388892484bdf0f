import { ownValue } from '@tessera/contract/kit/own-value'
import { orderStatuses } from '@tessera/contract/middleware/orders/models'
import { quoteStateLabels } from '@tessera/domain/planning/quote-life-cycle'
import { sheetStateLabels } from '@tessera/domain/planning/sheet-life-cycle'
import { orderStatusText } from '../../orders/records/order-labels.ts'
import type { StoredDocument } from './stored-project.ts'

const labels: Record<'quote' | 'selection-sheet', Readonly<Record<string, string>>> = {
  quote: quoteStateLabels,
  'selection-sheet': sheetStateLabels,
}

/** The status of a project's document as its own page shows it. */
export function documentStatusText({ kind, status, lines, isPickUp }: StoredDocument): string {
  if (kind !== 'order') return ownValue(labels[kind], status) ?? status
  const known = orderStatuses.find((one) => one === status)
  return known ? orderStatusText(known, lines ?? [], isPickUp === true) : status
}
