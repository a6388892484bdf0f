import type { UploadedPictures } from '@tessera/client/shop/types.gen'

export type Upload = UploadedPictures['items'][number]

/** One view of a product: what it shows, and what it could show. */
export interface PictureView {
  view: Upload['view']
  label: string
  /** Words for people who don’t see it. */
  alt: string
  /** The ID of the uploaded picture that is shown; null while it is drawn. */
  chosen: string | null
  uploads: Upload[]
}

export interface PicturesView {
  sku: string
  /** False for products without a recipe, such as imported ones. */
  isDrawn: boolean
  views: PictureView[]
  /** The right that is missing to change anything here; null if none is. */
  missing: string | null
  /** Pictures are uploaded by users of the seller. */
  mayUpload: boolean
  /** Why the uploads are not shown. */
  problem: string | null
}

/** A refused form, with what was typed. */
export interface PictureOutcome {
  view: string
  problem: string
  field: 'picture' | 'alt' | null
  alt: string
}

export const viewLabels = [
  ['face', 'One piece'],
  ['laid', 'Laid'],
  ['scene', 'In a room'],
] as const
