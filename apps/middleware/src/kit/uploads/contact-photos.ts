import { photoCalls } from '@tessera/contract/middleware/photos/operations'
import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { cleanPhoto, PhotoRefused } from '@tessera/pictures/photo/clean-photo'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StatusReply } from '@tessera/server/status-reply'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../commerce.ts'
import type { FormNeeds } from '../form-needs.ts'
import { answerFile } from '../http/answer-file.ts'
import { handle } from '../http/handle.ts'
import { getLinkSubject, linkToken } from '../link-token.ts'
import { invalid, refuse, ShopError } from '../shop-error.ts'
import { registerUpload } from './register-upload.ts'
import type { UploadStore } from './upload-store.ts'

type Needs = Pick<FormNeeds, 'database' | 'linkSecret'>
export type UploadNeeds = Needs & { uploads: UploadStore; commerce: Pick<Commerce, 'findBearer'> }

/** Accepts a photo, re-encodes and stores it; the form refers to it by the returned token. */
export const registerPhotoUpload = (app: FastifyInstance, needs: UploadNeeds): void => {
  const { database, linkSecret, uploads } = needs
  registerUpload(app, needs, {
    ...photoUpload,
    types: /^image\//,
    wrongKind: 'Photo.Kind',
    tooBig: 'Photo.TooBig',
    take: async (sent) => {
      const bytes = await cleanPhoto(sent).catch(refusePhoto)
      const [stored] = await database.rows<{ id: string }>(sql`
        insert into contact_photos (bytes) values (${await uploads.keep(bytes)}) returning id`)
      return { photo: linkToken(linkSecret, 'upload', stored?.id ?? '', new Date()) }
    },
  })
}

function refusePhoto(error: unknown): never {
  if (!(error instanceof PhotoRefused)) throw error
  return refuse(error.why === 'kind' ? 'Photo.Kind' : 'Photo.Broken')
}

/** Serves a photo to staff through the link in their email. */
export const photoHandlers = ({ database, linkSecret }: Needs) =>
  handle(photoCalls.getPhoto, async (call) => {
    const reference = getLinkSubject(linkSecret, queryValue(call, 'token') ?? '', 'photo', call.now)
    return answerContactPhoto(database, reference)
  })

export async function answerContactPhoto(db: Queryable, reference: string): Promise<StatusReply> {
  const photo = await db.find<{ bytes: Buffer }>(sql`
    select bytes from contact_photos where reference = ${reference}`)
  if (!photo) return refuse('NotFound')
  return answerFile({ name: `${reference}.jpg`, bytes: photo.bytes }, 'image/jpeg')
}

export const photoLink = ({ publicUrl, linkSecret }: FormNeeds, reference: string, now: Date): string =>
  `${publicUrl}${photoUpload.path}?token=${linkToken(linkSecret, 'photo', reference, now)}`

/** The ID of a photo that was uploaded before; null if none was sent. */
export function readPhotoToken(linkSecret: Buffer, token: string | null | undefined, now: Date): string | null {
  if (!token) return null
  try {
    return getLinkSubject(linkSecret, token, 'upload', now)
  } catch (error) {
    if (error instanceof ShopError) return invalid('photo', chooseAgain)
    throw error
  }
}

const chooseAgain = 'Choose the photo again.'

/** Runs in the transaction of the message. A photo belongs to one message. */
export async function attachPhoto(db: Queryable, id: string, reference: string): Promise<void> {
  const mine = await db.find(sql`
    update contact_photos set reference = ${reference} where id = ${id} and reference is null returning id`)
  if (!mine) invalid('photo', chooseAgain)
}

/** For a job: deletes photos that no message claimed within a day. */
export async function deleteUnattachedPhotos(db: Queryable, now: Date): Promise<void> {
  await db.rows(sql`
    delete from contact_photos where reference is null and created_at < ${new Date(now.getTime() - 86_400_000)}`)
}
