import type { Entries } from '../entry.ts'
import { browsingEntries } from './browsing.ts'
import { cartEntries, payingEntries } from './buying.ts'
import { formEntries } from './forms.ts'
import { ownDataEntries } from './own-data.ts'
import { peopleEntries } from './people.ts'
import { reviewEntries } from './reviews.ts'
import { signingInEntries } from './signing-in.ts'
import { stockAndSharingEntries } from './stock-and-sharing.ts'

export const entries: Entries = {
  ...browsingEntries,
  ...peopleEntries,
  ...ownDataEntries,
  ...signingInEntries,
  ...cartEntries,
  ...payingEntries,
  ...formEntries,
  ...reviewEntries,
  ...stockAndSharingEntries,
}
