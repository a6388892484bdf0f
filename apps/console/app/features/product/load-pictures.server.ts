import { pictureCalls } from '@tessera/contract/middleware/operator/picture-operations'
import { missingRight } from '../../generic/actions.server.ts'
import type { Values } from '../../generic/edit-fields.server.ts'
import { getEnvironment } from '../../http/environment.server.ts'
import { describeFailure, mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type PicturesView, type Upload, viewLabels } from './pictures-view.ts'
import { productAt } from './product-at.server.ts'
import { othersProduct } from './product-head.server.ts'

interface PictureFacts {
  picture?: unknown
  photos?: Partial<Record<Upload['view'], string | null>> | null
  alt?: Record<string, string | null> | null
}

const pictureFacts = ({ xp }: Values): PictureFacts => (xp ?? {}) as PictureFacts

/** The pictures of a product as the shop shows them, and those that were uploaded. */
export async function loadPictures(staff: Staff, sku: string, product: Values): Promise<PicturesView> {
  const { picture, photos, alt } = pictureFacts(product)
  const { write, found } = productAt(sku)
  const { uploads, problem } = await readUploads(staff, sku)
  return {
    sku,
    isDrawn: Boolean(picture),
    missing: othersProduct(staff, product) ?? missingRight(staff.caller, write, found.params),
    mayUpload: mayUse(staff, pictureCalls.addPicture),
    problem,
    views: viewLabels.map(([view, label]) => ({
      view,
      label,
      alt: alt?.[view] ?? '',
      chosen: photos?.[view] ?? null,
      uploads: uploads.filter((upload) => upload.view === view),
    })),
  }
}

async function readUploads(staff: Staff, sku: string): Promise<{ uploads: Upload[]; problem: string | null }> {
  if (!mayUse(staff, pictureCalls.listPictures)) return { uploads: [], problem: null }
  try {
    const { items } = await getEnvironment().shop.Operator.ListPictures({ sku }, { accessToken: staff.token })
    return { uploads: items, problem: null }
  } catch (error) {
    const { message, code } = describeFailure(error)
    return { uploads: [], problem: `The uploaded pictures couldn’t be loaded. ${message} (${code})` }
  }
}
