import type { Store } from '../../site/stores/store.ts'

interface Contact {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

/** The shipping address of an order that is picked up: the store's, with the name of the person who ordered. */
export const storeAddress = (store: Store, contact: Contact | null | undefined) => ({
  FirstName: contact?.firstName?.trim() ?? null,
  LastName: contact?.lastName?.trim() ?? null,
  CompanyName: `Tessera ${store.name}`,
  Street1: store.street,
  City: store.city,
  State: store.state,
  Zip: store.zip,
  Country: 'US',
  Phone: store.phone,
})
