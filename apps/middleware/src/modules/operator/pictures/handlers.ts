import { pictureCalls } from '@tessera/contract/middleware/operator/picture-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { addPicture } from './add-picture.ts'
import { deletePicture } from './delete-picture.ts'
import { listPictures } from './list-pictures.ts'

/** Uploaded pictures of products. */
export const pictureHandlers = (needs: { database: Database; catalog: Catalog; commerce: Commerce }) => ({
  ...handle(pictureCalls.listPictures, (call) => listPictures(needs.database, queryValue(call, 'sku') ?? '')),
  ...handle(pictureCalls.addPicture, (call) => addPicture(needs, call, call.body)),
  ...handle(pictureCalls.deletePicture, async (call) => {
    await deletePicture(needs, call, call.body)
    return undefined
  }),
})
