import { randomUUID } from 'node:crypto'
import { sql } from '@tessera/server/sql'
import { findResumption, leaseLane, listDueLanes, listNextDeliveries, releaseLane } from './delivery-lanes.ts'
import type { DeliveryNeeds } from './delivery-needs.ts'
import { recordAttempts } from './record-attempts.ts'
import { sendDelivery } from './send-delivery.ts'

export interface DeliveryEngine {
  /** Starts to send what is due. Does not wait for receivers. */
  sendDue(): Promise<void>
  /** Resolves when nothing is being sent any more. */
  settle(): Promise<void>
}

/** Receivers that one process calls at the same time. */
const maxLanes = 64

/** Sends messages: each receiver has a lane of its own, and a slow one holds up nothing else. */
export function createDeliveryEngine(needs: DeliveryNeeds): DeliveryEngine {
  const running = new Map<string, Promise<void>>()
  let isFull = false
  const sendDue = async (): Promise<void> => {
    const lanes = await listDueLanes(needs.database, needs.now())
    for (const lane of lanes.filter((one) => !running.has(one))) {
      isFull = running.size >= maxLanes
      if (isFull) return
      running.set(lane, start(lane))
    }
  }
  const start = async (lane: string): Promise<void> => {
    await runLane(needs, lane).catch((error: unknown) => {
      // the lane is free again when its lease ends, and the next minute finds it
      needs.logger.error({ err: error, event: 'delivery', lane }, 'a lane of deliveries failed')
    })
    running.delete(lane)
    if (isFull) await sendDue().catch(() => {})
  }
  const settle = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running.values())
  }
  return { sendDue, settle }
}

/** Sends what is due in a lane, until nothing is or the receiver is down. */
async function runLane(needs: DeliveryNeeds, lane: string): Promise<void> {
  const { database } = needs
  for (;;) {
    const holder = randomUUID()
    if (!(await leaseLane(database, lane, holder, needs.now()))) return
    try {
      while (await sendNext(needs, lane, holder));
    } finally {
      await releaseLane(database, lane, holder)
    }
    // asked after the release: a message that came meanwhile found the lane taken
    const next = await findResumption(database, lane)
    if (!next) return
    if (next > needs.now()) return wakeAt(needs, lane, next)
  }
}

/** False if there is nothing more to send now. */
async function sendNext(needs: DeliveryNeeds, lane: string, holder: string): Promise<boolean> {
  const next = await listNextDeliveries(needs.database, lane, holder, needs.now())
  if (next.length === 0) return false
  const results = await Promise.all(next.map((delivery) => sendDelivery(needs, delivery)))
  return recordAttempts(needs, lane, results)
}

/** One job per lane, at the time of its next attempt: nothing asks in between. */
async function wakeAt({ database }: DeliveryNeeds, lane: string, at: Date): Promise<void> {
  await database.send(sql`
    select graphile_worker.add_job('send-deliveries', run_at => ${at}::timestamptz, job_key => ${`send-deliveries ${lane}`}::text)`)
}
