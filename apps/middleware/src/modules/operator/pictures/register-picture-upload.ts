import { pictureCalls } from '@tessera/contract/middleware/operator/picture-operations'
import { pictureUpload } from '@tessera/contract/middleware/operator/picture-upload'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { cleanPicture, PhotoRefused } from '@tessera/pictures/photo/clean-photo'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../kit/commerce.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { Uploader } from '../../../kit/uploads/find-uploader.ts'
import { registerUpload } from '../../../kit/uploads/register-upload.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'

interface Needs {
  database: Queryable
  commerce: Commerce
  linkSecret: Buffer
  uploads: UploadStore
}

/** Accepts a picture of a product, re-encodes it and returns the token by which `AddPicture` takes it. */
export const registerPictureUpload = (app: FastifyInstance, needs: Needs): void => {
  const { database, linkSecret, uploads } = needs
  registerUpload(app, needs, {
    ...pictureUpload,
    types: /^image\//,
    wrongKind: 'Picture.Kind',
    tooBig: 'Picture.TooBig',
    admit: admitStaff,
    take: async (sent) => {
      const { bytes, width, height } = await cleanPicture(sent).catch(refusePicture)
      const [stored] = await database.rows<{ id: string }>(sql`
        insert into contact_photos (bytes) values (${await uploads.keep(bytes)}) returning id`)
      return { picture: linkToken(linkSecret, 'picture', [stored?.id, width, height].join(' '), new Date()) }
    },
  })
}

/** Before a byte is read: 20 MB are taken from staff only. */
function admitStaff({ hasToken, bearer }: Uploader): void {
  if (!hasToken) refuse('Session.Missing')
  if (!bearer) refuse('Session.Expired')
  if (!bearer.operator || !mayUseStaffCall(bearer.roles, pictureCalls.addPicture)) refuse('Session.NotYours')
}

const codes = { kind: 'Picture.Kind', broken: 'Picture.Broken', small: 'Picture.Small' } as const

function refusePicture(error: unknown): never {
  if (!(error instanceof PhotoRefused)) throw error
  return refuse(codes[error.why])
}
