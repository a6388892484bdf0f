import { ownValue } from '@tessera/contract/kit/own-value'
import { quoteStateLabels } from '@tessera/domain/planning/quote-life-cycle'
import { sheetStateLabels } from '@tessera/domain/planning/sheet-life-cycle'
import { orderStatusLabels } from '../../orders/records/order-labels.ts'
import type { StoredDocument } from './stored-project.ts'

const labels: Record<StoredDocument['kind'], Readonly<Record<string, string>>> = {
  quote: quoteStateLabels,
  'selection-sheet': sheetStateLabels,
  order: orderStatusLabels,
}

/** The status of a project's document as its own page shows it. */
export const documentStatusText = ({ kind, status }: Pick<StoredDocument, 'kind' | 'status'>): string =>
  ownValue(labels[kind], status) ?? status
