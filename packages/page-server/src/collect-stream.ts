import { Writable } from 'node:stream'

/** A writable stream and a promise of everything written to it. */
export function collectStream(): { into: Writable; all: Promise<Buffer> } {
  const pieces: Uint8Array[] = []
  const { promise: all, resolve, reject } = Promise.withResolvers<Buffer>()
  const into = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      resolve(Buffer.concat(pieces))
      done()
    },
  })
  into.once('error', reject)
  return { into, all }
}
