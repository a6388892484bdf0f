import type { DeliveryReceiver, HealthReport } from '@tessera/client/platform/types.gen'
import type { ShopHealth } from '@tessera/client/shop/types.gen'

/** The answers of both programs; null for one that did not answer. */
export interface HealthAnswers {
  shop: ShopHealth | null
  platform: HealthReport | null
  /** Receivers of messages, if this person may read them. */
  receivers: readonly DeliveryReceiver[]
  /** Orders that break a rule, by their ID on the platform: the number that staff know, with its page. */
  orders: ReadonlyMap<string, { number: string; href: string }>
}

/** Something that is not well or worth a look, in words, with the page where it is put right. */
export interface Fault {
  text: string
  href: string | null
  /** A few of the records that it is about, and how many there are besides. */
  records?: readonly FaultRecord[]
  more?: number
}

export interface FaultRecord {
  name: string
  href: string | null
}

/** One queue of either program. */
export interface QueueRow {
  name: string
  count: number
  oldestSeconds: number
}

/** One background job of either program. */
export interface JobRow {
  /** `shop/12`: the program and the number of the job. */
  id: string
  task: string
  status: 'Running' | 'Waiting' | 'GivenUp'
  attempts: number
  maxAttempts: number
  problem: string | null
  dueAt: string
}
