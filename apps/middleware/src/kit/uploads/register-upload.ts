import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import type { RateLimit } from '@tessera/contract/middleware/kit'
import { staffUploadLimit } from '@tessera/contract/middleware/photos/uploads'
import type { Queryable } from '@tessera/server/database'
import { addressBlock } from '@tessera/server/rate-limit'
import type { FastifyInstance } from 'fastify'
import { countHit } from '../captcha/count-hit.ts'
import type { Commerce } from '../commerce.ts'
import { refuse, ShopError } from '../shop-error.ts'
import { findUploader, type Uploader } from './find-uploader.ts'

interface UploadCounting {
  database: Queryable
  commerce: Pick<Commerce, 'findBearer'>
}

export interface UploadRoute {
  path: string
  maxBytes: number
  /** Of callers at one address who are not staff. */
  limit: RateLimit
  /** Accepted content types; others are refused unread. */
  types: RegExp
  wrongKind: ShopErrorCode
  tooBig: ShopErrorCode
  /** Refuses callers before anything is read. */
  admit?(uploader: Uploader): void
  /** Checks and stores the bytes, and returns the token by which a form refers to them. */
  take(bytes: Buffer): Promise<object>
}

/** Registers a route that accepts the raw bytes of a file. */
export function registerUpload(
  app: FastifyInstance,
  { database, commerce }: UploadCounting,
  upload: UploadRoute,
): void {
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
          const uploader = await findUploader(commerce, request)
          admit?.(uploader)
          if (Number(request.headers['content-length']) > bodyLimit) refuse(tooBig)
          const staff = uploader.bearer?.operator
          if (staff) await countHit(database, staffUploadLimit, staff.userID)
          else await countHit(database, limit, addressBlock(request.ip))
        },
      },
      ({ body }) => take(Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    )
  })
}
