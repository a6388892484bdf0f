import type { StaffWorks } from '../../session/staff-work.server.ts'
import { readStoreForm } from './store-form.ts'

/** Saves a store, or only checks it. */
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
    'Saved. Customers read it now.',
  ],
}
