import type { MessageReceiver } from '../delivery/a-receiver.ts'
import type { aWorker } from '../delivery/a-worker.ts'

interface SentMessage {
  Recipient: { ID: string }
  MessageType: string
}

/** Sends everything that is due; returns the recipients and types of the messages that are new since the last call. */
export async function toldBy(
  worker: ReturnType<typeof aWorker>,
  { received }: MessageReceiver,
): Promise<(readonly [string, string])[]> {
  const known = received.length
  await worker.work()
  return received.slice(known).map(({ body }) => {
    const { Recipient, MessageType } = body as unknown as SentMessage
    return [Recipient.ID, MessageType] as const
  })
}
