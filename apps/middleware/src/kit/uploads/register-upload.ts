import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { Limit } from '@tessera/contract/middleware/kit'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import type { FastifyInstance } from 'fastify'
import { countHit } from '../captcha/count-hit.ts'
import { refuse, ShopError } from '../shop-error.ts'

export interface Upload {
  path: string
  mostBytes: number
  limit: Limit
  /** What says of itself that it is something else is not read. */
  types: RegExp
  wrongKind: ShopErrorCode
  tooBig: ShopErrorCode
  /** Looks at the bytes, keeps them, and answers what a form names them by. */
  take(bytes: Buffer): Promise<object>
}

/** One address that takes the bytes of a file as they are. */
export function registerUpload(app: FastifyInstance, database: Queryable, upload: Upload): void {
  const { path, mostBytes: bodyLimit, limit, types, wrongKind, tooBig, take } = upload
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, (_request, raw, done) => done(null, raw))
    scope.addContentTypeParser('*', (_request, _payload, done) => done(new ShopError(wrongKind)))
    scope.post(
      path,
      {
        bodyLimit,
        onRequest: async (request) => {
          if (Number(request.headers['content-length']) > bodyLimit) refuse(tooBig)
          await countHit(database, limit, addressBlock(request.ip))
        },
      },
      ({ body }) => take(Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    )
  })
}
