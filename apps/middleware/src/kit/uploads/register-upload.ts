import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { RateLimit } from '@tessera/contract/middleware/kit'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countHit } from '../captcha/count-hit.ts'
import { refuse, ShopError } from '../shop-error.ts'

export interface UploadRoute {
  path: string
  maxBytes: number
  limit: RateLimit
  /** Accepted content types; others are refused unread. */
  types: RegExp
  wrongKind: ShopErrorCode
  tooBig: ShopErrorCode
  /** Refuses callers before anything is read. */
  admit?(request: FastifyRequest): Promise<void>
  /** Checks and stores the bytes, and returns the token by which a form refers to them. */
  take(bytes: Buffer): Promise<object>
}

/** Registers a route that accepts the raw bytes of a file. */
export function registerUpload(app: FastifyInstance, database: Queryable, upload: UploadRoute): void {
  const { path, maxBytes: bodyLimit, limit, types, wrongKind, tooBig, admit, take } = upload
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, (_request, raw, done) => done(null, raw))
    scope.addContentTypeParser('*', (_request, _payload, done) => done(new ShopError(wrongKind)))
    scope.post(
      path,
      {
        bodyLimit,
        onRequest: async (request) => {
          await admit?.(request)
          if (Number(request.headers['content-length']) > bodyLimit) refuse(tooBig)
          await countHit(database, limit, addressBlock(request.ip))
        },
      },
      ({ body }) => take(Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    )
  })
}
