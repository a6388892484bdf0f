import type { FastifyInstance } from 'fastify'
import { findBlobName } from './blob-reference.ts'
import type { UploadStore } from './upload-store.ts'

/** Replies with the bytes of an upload where a handler has answered with what its column holds. */
export function answerStoredBytes(app: FastifyInstance, uploads: UploadStore): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!Buffer.isBuffer(payload) || !findBlobName(payload)) return done(null, payload)
    reply.removeHeader('content-length')
    uploads.read(payload).then((bytes) => done(null, bytes), done)
  })
}
