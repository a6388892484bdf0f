import type { NewPictureInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { getSecret } from '../../../kit/get-secret.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { invalid, refuse, ShopError } from '../../../kit/shop-error.ts'
import { takeUnclaimedUpload } from '../../../kit/uploads/unclaimed-uploads.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'

interface Needs {
  database: Database
  catalog: Catalog
}

/** Keeps an uploaded picture for a product. The product shows it once it is chosen there. A repeat changes nothing. */
export const addPicture = ({ database, catalog }: Needs, call: OperatorCall, body: NewPictureInput) =>
  database.transaction(async (db) => {
    const { view } = body
    const { sku } = catalog.find(body.sku ?? '') ?? refuse('NotFound')
    const { id, width, height } = await readUpload(db, body.picture ?? '', call.now)
    const bytes = await takeUnclaimedUpload(db, id)
    if (!bytes) {
      const mine = await db.find(sql`
        select from product_pictures where id = ${id} and sku = ${sku} and view = ${view}`)
      return mine ? { id } : chooseAgain()
    }
    await db.rows(sql`
      insert into product_pictures (id, sku, view, bytes, width, height, uploaded_by)
      values (${id}, ${sku}, ${view}, ${bytes}, ${width}, ${height}, ${operatorOf(call).name})`)
    const after = { view, width, height, picture: id }
    await recordOperatorAction(db, call, null, { action: 'product.picture', object: sku, after })
    return { id }
  })

async function readUpload(db: Queryable, token: string, now: Date) {
  const [id = '', width, height] = (await subjectOf(db, token, now)).split(' ')
  return { id, width: Number(width), height: Number(height) }
}

async function subjectOf(db: Queryable, token: string, now: Date): Promise<string> {
  try {
    return getLinkSubject(await getSecret(db, 'form-link'), token, 'picture', now)
  } catch (error) {
    if (error instanceof ShopError) return chooseAgain()
    throw error
  }
}

const chooseAgain = (): never => invalid('picture', 'Choose the picture again.')
