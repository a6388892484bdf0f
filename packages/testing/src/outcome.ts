import type { WireReply } from './wire.ts'

/** Throws unless every reply succeeded. */
export async function expectAllSucceed(replies: Promise<WireReply>[]): Promise<WireReply[]> {
  const all = await Promise.all(replies)
  for (const { status, text } of all) if (status >= 300) throw new Error(`${status} ${text}`)
  return all
}

interface Outcome {
  accepted: number
  refused: number
  /** Neither accepted nor refused: always a failure. */
  other: string[]
}

export function outcomeOf(replies: readonly WireReply[]): Outcome {
  const isRefused = ({ status }: WireReply) => status >= 400 && status < 500
  return {
    accepted: replies.filter(({ status }) => status < 300).length,
    refused: replies.filter(isRefused).length,
    other: replies
      .filter((reply) => reply.status >= 300 && !isRefused(reply))
      .map(({ status, text }) => `${status} ${text}`),
  }
}
