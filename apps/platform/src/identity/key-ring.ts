import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

const algorithm = 'RS256'
const rotateAfterDays = 30
/** An anonymous token lives a week by default; a key must outlive every token it signed. */
const retentionDays = 45

/** Any other key ID is rejected without a database query. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface StoredKey {
  kid: string
  private_key: JWK
  public_key: JWK
}

export interface KeyRing {
  signer(): Promise<{ kid: string; key: CryptoKey }>
  /** Queries the database again for a key that another process has created. */
  findVerifier(kid: string): Promise<CryptoKey | undefined>
  findPublic(kid: string): Promise<JWK | undefined>
  rotate(): Promise<void>
}

/** Keys that sign tokens, shared by all processes through the database. */
export function createKeyRing(database: Database): KeyRing {
  const verifiers = new Map<string, Promise<CryptoKey>>()
  let current: { kid: string; key: CryptoKey; readAt: number } | undefined

  async function signer() {
    if (current && Date.now() - current.readAt < 60_000) return current
    const stored = (await findNewestKey(database)) ?? (await createKey(database))
    current = {
      kid: stored.kid,
      key: (await importJWK(stored.private_key, algorithm)) as CryptoKey,
      readAt: Date.now(),
    }
    return current
  }

  const findStored = async (kid: string) =>
    uuid.test(kid)
      ? database.find<StoredKey>(sql`select kid, private_key, public_key from signing_keys where kid = ${kid}`)
      : undefined

  return {
    signer,
    async findVerifier(kid) {
      const known = verifiers.get(kid)
      if (known) return known
      const stored = await findStored(kid)
      if (!stored) return undefined
      const key = importJWK(stored.public_key, algorithm) as Promise<CryptoKey>
      verifiers.set(kid, key)
      return key
    },
    findPublic: async (kid) => (await findStored(kid))?.public_key,
    async rotate() {
      await createKey(database)
      await database.rows(
        sql`delete from signing_keys where created_at < now() - make_interval(days => ${retentionDays}::int)`,
      )
      current = undefined
    },
  }
}

const findNewestKey = (database: Database) =>
  database.find<StoredKey>(sql`
    select kid, private_key, public_key
    from signing_keys
    where created_at > now() - make_interval(days => ${rotateAfterDays}::int)
    order by created_at desc
    limit 1`)

async function createKey(database: Database): Promise<StoredKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const kid = crypto.randomUUID()
  const key = {
    kid,
    private_key: await exportJWK(pair.privateKey),
    public_key: { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' },
  }
  await database.rows(sql`
    insert into signing_keys (kid, private_key, public_key)
    values (${kid}, ${JSON.stringify(key.private_key)}, ${JSON.stringify(key.public_key)})`)
  return key
}
