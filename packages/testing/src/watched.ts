import type { Wire } from './wire.ts'

/** The same wire, with a list of every answer that was a fault of the server's own. */
export function watched(wire: Wire): { wire: Wire; faults: string[] } {
  const faults: string[] = []
  return {
    faults,
    wire: async (verb, path, body, headers) => {
      const reply = await wire(verb, path, body, headers)
      // 501 says that a call is still to come
      if (reply.status >= 500 && reply.status !== 501) faults.push(`${verb} ${path.slice(0, 200)} ${reply.status}`)
      return reply
    },
  }
}
