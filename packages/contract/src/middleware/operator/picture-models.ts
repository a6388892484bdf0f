import { model } from '../../kit/model.ts'
import type { Role } from '../../platform/roles.ts'
import { count, requiredList, requiredOneOf, requiredText } from '../fields.ts'

/** The views of a product that may be uploaded instead of drawn. */
const uploadedViews = ['face', 'laid', 'scene'] as const

/** The roles that change products also upload their pictures. */
export const pictureRoles: readonly Role[] = ['ProductAdmin']

const UploadedPicture = model('UploadedPicture', {
  id: requiredText(40),
  view: requiredOneOf(uploadedViews),
  /** Pixels, before it is cropped to the shape of its view. */
  width: count(),
  height: count(),
  uploadedBy: requiredText(200),
  uploadedAt: requiredText(40),
})
/** Newest first. */
export const UploadedPictures = model('UploadedPictures', { items: requiredList(UploadedPicture) })

export const NewPicture = model('NewPicture', {
  sku: requiredText(100),
  view: requiredOneOf(uploadedViews),
  /** The token that the upload returned. */
  picture: requiredText(500),
})
export const PictureKey = model('PictureKey', { sku: requiredText(100), id: requiredText(40) })
export const AddedPicture = model('AddedPicture', { id: requiredText(40) })
