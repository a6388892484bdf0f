import type { SentReminders } from '@tessera/client/shop/types.gen'
import { formatCount } from '@tessera/ui/format'

/** `Reminded Northline of 3 documents. 1 was reminded today already.` */
export function describeReminders({ customers, skippedIds }: SentReminders): string {
  const documents = customers.reduce((sum, { documentIds }) => sum + documentIds.length, 0)
  const [only] = customers.length === 1 ? customers : []
  const whom = only ? only.customer : `${formatCount(customers.length)} customers`
  const skipped = skippedIds.length > 0 ? ` Skipped, already reminded today: ${skippedIds.join(', ')}.` : ''
  return `Reminded ${whom} about ${formatCount(documents)} ${documents === 1 ? 'document' : 'documents'}.${skipped}`
}
