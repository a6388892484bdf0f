import { defineCall } from '../kit.ts'

/** The photo of a message. */
export const photoCalls = {
  getPhoto: defineCall({
    id: 'Photos.getPhoto',
    verb: 'GET',
    path: '/api/broadcast/contactphoto',
    summary: 'Gets the photo of a message as a JPEG, through the link in the email to the staff.',
    isAddition: true,
    access: 'anyone',
    query: ['token'],
    isFile: true,
  }),
}
