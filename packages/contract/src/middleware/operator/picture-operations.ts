import { defineCall } from '../kit.ts'
import { findRoles } from './find-models.ts'
import { AddedPicture, NewPicture, PictureKey, pictureRoles, UploadedPictures } from './picture-models.ts'

/** Uploaded pictures of products. Their bytes come before, as `picture-upload.ts` says. */
export const pictureCalls = {
  listPictures: defineCall({
    id: 'Operator.ListPictures',
    verb: 'GET',
    path: '/api/operator/ListPictures',
    summary: 'Lists the pictures of a product that were uploaded, newest first.',
    isAddition: true,
    access: 'operator',
    roles: findRoles.sku,
    query: ['sku'],
    reply: UploadedPictures,
  }),
  addPicture: defineCall({
    id: 'Operator.AddPicture',
    verb: 'POST',
    path: '/api/operator/AddPicture',
    summary: 'Uploads a picture for one view of a product. It is shown once it is chosen.',
    isAddition: true,
    access: 'operator',
    roles: pictureRoles,
    body: NewPicture,
    reply: AddedPicture,
  }),
  deletePicture: defineCall({
    id: 'Operator.DeletePicture',
    verb: 'POST',
    path: '/api/operator/DeletePicture',
    summary: 'Deletes an uploaded picture for good. One that the product shows is refused.',
    isAddition: true,
    access: 'operator',
    roles: pictureRoles,
    body: PictureKey,
  }),
}
