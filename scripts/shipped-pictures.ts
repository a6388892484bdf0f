import { shippedRequests } from '@tessera/middleware/modules/catalog/media/shipped-requests'
import { type PictureRequest, pictureName, subjectKey } from '@tessera/pictures/media/picture-request'
import { createRange } from '@tessera/range/create-range'

/** Lists the pictures that come with the program by the names of their files; equal pictures have one. */
export function listShippedPictures(): Map<string, PictureRequest> {
  const sold = [...createRange({ size: 'demo', locations: [] }).products()]
    .filter(({ product: { Active, xp } }) => Active && xp.kind !== 'sample')
    .map(({ product: { ID: sku, xp: facts } }) => ({ sku, facts }))
  return new Map(shippedRequests(sold).map((request) => [pictureName(subjectKey(request.subject), request), request]))
}
