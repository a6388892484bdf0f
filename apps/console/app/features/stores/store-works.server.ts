import type { SavedStore } from '@tessera/client/shop/types.gen'
import type { StaffWorks } from '../../session/staff-work.server.ts'
import { fieldsOf, readStoreForm } from './store-form.ts'

/** Saves a store, or only checks it; and its merchant account. */
export const storeWorks: StaffWorks = {
  save: [
    ({ operator, variant, text, each, options }) =>
      operator.SaveStore(
        {
          id: text('number'),
          version: text('version'),
          isTrial: variant === 'check',
          ...readStoreForm(Object.fromEntries(each(''))),
        },
        options,
      ),
    'Saved. Customers see it now.',
    (_typed, answer) => {
      const { replaced, version } = answer as SavedStore
      return replaced ? { intent: 'save', version, ...fieldsOf(replaced) } : undefined
    },
  ],
  merchant: [
    ({ operator, text, options }) =>
      operator.ChangeMerchant(
        {
          storeId: text('number'),
          merchantId: text('merchantId'),
          seen: text('seenMerchant') || null,
          secret: text('merchantSecret') || null,
          reason: text('reason'),
        },
        options,
      ),
    'Saved. New payments use it.',
  ],
}
