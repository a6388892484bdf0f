import * as compat from '@tessera/client/entries/compat'
import { walkPurchase } from './walk-purchase.ts'
import type { PublishedClient } from './walk-resources.ts'

await walkPurchase(compat as unknown as PublishedClient)
