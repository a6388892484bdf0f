import { pdfUpload } from '@tessera/contract/middleware/photos/uploads'
import { findPdfProblem, isPdf } from '@tessera/documents/read-pdf/find-pdf-problem'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import { getSecret } from '../get-secret.ts'
import { answerFile } from '../http/answer-file.ts'
import { getLinkSubject, linkToken } from '../link-token.ts'
import { invalid, refuse, ShopError } from '../shop-error.ts'
import type { UploadNeeds } from './contact-photos.ts'
import { registerUpload } from './register-upload.ts'
import { takePhoto } from './take-photo.ts'
import { takeUnclaimedUpload } from './unclaimed-uploads.ts'

const codes = {
  kind: 'Pdf.Kind',
  broken: 'Pdf.Broken',
  encrypted: 'Pdf.Encrypted',
  active: 'Pdf.Active',
} as const

/**
 * Accepts a PDF for a message. It is stored with the photos, but its token works only for messages, not for photo
 * forms.
 */
export const registerPdfUpload = (app: FastifyInstance, needs: UploadNeeds): void => {
  const { database, linkSecret, uploads } = needs
  registerUpload(app, needs, {
    ...pdfUpload,
    types: /^application\/pdf/,
    wrongKind: 'Pdf.Kind',
    tooBig: 'Pdf.TooBig',
    take: async (bytes) => {
      const problem = await findPdfProblem(bytes)
      if (problem) refuse(codes[problem])
      const [stored] = await database.rows<{ id: string }>(sql`
        insert into contact_photos (bytes) values (${await uploads.keep(bytes)}) returning id`)
      return { photo: linkToken(linkSecret, 'pdf', stored?.id ?? '', new Date()) }
    },
  })
}

/** Moves an uploaded photo or PDF out of the upload table; from now on it belongs to the message. */
export async function takeAttachment(
  db: Queryable,
  token: string | null | undefined,
  now: Date,
): Promise<Buffer | null> {
  const id = token ? findPdf(await getSecret(db, 'form-link'), token, now) : undefined
  if (!id) return takePhoto(db, token, now)
  return (await takeUnclaimedUpload(db, id)) ?? invalid('photo', 'Choose the file again.')
}

function findPdf(secret: Buffer, token: string, now: Date): string | undefined {
  try {
    return getLinkSubject(secret, token, 'pdf', now)
  } catch (error) {
    if (error instanceof ShopError) return undefined
    throw error
  }
}

/** Conditions on an attachment column. Photos never begin with `%PDF-`. */
export const isPdfColumn = (column: Sql): Sql =>
  sql`coalesce(substring(${column} from 1 for 5) = '%PDF-'::bytea, false)`
export const isPhotoColumn = (column: Sql): Sql =>
  sql`coalesce(substring(${column} from 1 for 5) <> '%PDF-'::bytea, false)`

/** The word for an attachment in an email; null without one. */
export const attachmentKind = (file: Buffer | null): 'PDF' | 'photo' | null => file && (isPdf(file) ? 'PDF' : 'photo')

/** Sent as a download, never rendered as a page of ours. */
export const answerAttachment = (name: string, bytes: Buffer) =>
  isPdf(bytes)
    ? answerFile({ name: `${name}.pdf`, bytes }, 'application/pdf')
    : answerFile({ name: `${name}.jpg`, bytes }, 'image/jpeg')
