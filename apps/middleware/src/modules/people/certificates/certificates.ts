import { randomBytes, randomUUID } from 'node:crypto'
import { certificateUpload } from '@tessera/contract/middleware/users/certificate-upload'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../kit/commerce.ts'
import { getSecret } from '../../../kit/get-secret.ts'
import { getLinkSubject, linkToken } from '../../../kit/link-token.ts'
import { getSealKey } from '../../../kit/sealing/get-seal-key.ts'
import { seal, unseal } from '../../../kit/sealing/seal.ts'
import { invalid, ShopError } from '../../../kit/shop-error.ts'
import { registerUpload } from '../../../kit/uploads/register-upload.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import { type CertificateFile, cleanCertificate } from './clean-certificate.ts'

interface Needs {
  database: Queryable
  linkSecret: Buffer
  uploads: UploadStore
  commerce: Pick<Commerce, 'findBearer'>
}

/** Uploads a tax or resale certificate; the Pro Account application refers to it by the returned token. */
export const registerCertificates = (app: FastifyInstance, { linkSecret, ...needs }: Needs): void =>
  registerUpload(app, needs, {
    ...certificateUpload,
    types: /^(image\/|application\/pdf)/,
    wrongKind: 'Certificate.Kind',
    tooBig: 'Certificate.TooBig',
    take: async (bytes) => {
      const id = await storeCertificate(needs, await cleanCertificate(bytes))
      return { certificate: linkToken(linkSecret, 'certificate', id, new Date()) }
    },
  })

type StoreNeeds = Pick<Needs, 'database' | 'uploads'>

/** Seals a checked file, without an account yet. */
export async function storeCertificate(
  { database: db, uploads }: StoreNeeds,
  { kind, bytes }: CertificateFile,
): Promise<string> {
  const key = await getSealKey(db, 'certificate_keys')
  const id = randomUUID()
  const nonce = randomBytes(12)
  const sealed = await uploads.keep(seal(bytes, key, id, nonce))
  await db.rows(sql`
    insert into certificates (id, kind, key_id, nonce, sealed)
    values (${id}, ${kind}, ${key.id}, ${nonce}, ${sealed})`)
  return id
}

const chooseAgainMessage = 'Choose the certificate again.'

/**
 * ID of an uploaded certificate that isn't attached to an account yet; null if none was sent. Checked before any
 * account is looked up, so that it reveals nothing about who has an account.
 */
export async function readCertificate(db: Queryable, token: string | null | undefined, now: Date) {
  if (!token) return null
  try {
    const id = getLinkSubject(await getSecret(db, 'form-link'), token, 'certificate', now)
    const waiting = await db.find(sql`select from certificates where id = ${id} and account_id is null`)
    return waiting ? id : invalid('certificate', chooseAgainMessage)
  } catch (error) {
    if (error instanceof ShopError) return invalid('certificate', chooseAgainMessage)
    throw error
  }
}

/** Attaches a certificate to one account, in the transaction that opens it. */
export async function attachCertificate(db: Queryable, id: string, accountID: string): Promise<void> {
  const mine = await db.find(sql`
    update certificates set account_id = ${accountID} where id = ${id} and account_id is null returning id`)
  if (!mine) invalid('certificate', chooseAgainMessage)
}

/** The newest certificate of an account, decrypted. */
export async function findCertificate(
  { database: db, uploads }: StoreNeeds,
  accountID: string,
): Promise<CertificateFile | undefined> {
  const row = await db.find<{
    id: string
    kind: CertificateFile['kind']
    key: Buffer
    nonce: Buffer
    sealed: Buffer
  }>(sql`
    select c.id, c.kind, k.key, c.nonce, c.sealed from certificates c join certificate_keys k on k.id = c.key_id
    where c.account_id = ${accountID} order by c.created_at desc, c.id limit 1`)
  return row && { kind: row.kind, bytes: unseal(await uploads.read(row.sealed), row, row.id, row.nonce) }
}

/** Called by a job: deletes certificates without an application after one day. */
export async function deleteUnusedCertificates(db: Queryable, now: Date): Promise<void> {
  await db.rows(sql`
    delete from certificates where account_id is null and created_at < ${new Date(now.getTime() - 86_400_000)}`)
}
