import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { doorRefusalText } from './door-refusal.ts'
import { addressBlock } from './rate-limit.ts'

/** Closes a new connection at once if its address has too many. */
export function limitConnections(server: Server, maxPerAddress: number, onRefused: () => void): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = addressBlock(socket.remoteAddress ?? '')
    const count = (open.get(from) ?? 0) + 1
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
    if (count <= maxPerAddress) return
    onRefused()
    socket.on('error', () => {})
    socket.end(doorRefusalText('RateLimit.Exceeded'))
    socket.destroySoon()
  })
}
