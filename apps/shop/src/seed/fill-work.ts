import type { Commerce } from '@tessera/middleware/kit/commerce'
import type { RangeOptions } from '@tessera/range/product-range'
import type { Database } from '@tessera/server/database'
import type { DemoReceiver } from '../demo-receiver.ts'
import type { Filling } from './begin-filling.ts'

/** Both handles are without the time limits of requests. */
export interface FillWork {
  shop: Database
  platform: Database
  /** The platform's API on the same handle. */
  openCommerce(): Promise<Commerce>
  /** Resolved when the price groups are on the platform: its users are put into them. */
  groups: Pick<PromiseWithResolvers<void>, 'promise' | 'resolve'>
  publicUrl: string
  /** The shop's own receiver of webhooks; null where there is none. */
  receiver: DemoReceiver | null
  size: RangeOptions['size']
  filling: Filling
}
