import type { WireCall } from './wire.ts'

/** Wraps a wire and collects every reply with a server error. */
export function watchFaults(wire: WireCall): { wire: WireCall; faults: string[] } {
  const faults: string[] = []
  return {
    faults,
    wire: async (verb, path, body, headers) => {
      const reply = await wire(verb, path, body, headers)
      if (reply.status >= 500) faults.push(`${verb} ${path.slice(0, 200)} ${reply.status}`)
      return reply
    },
  }
}
