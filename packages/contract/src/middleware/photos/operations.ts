import { defineCall } from '../kit.ts'

/** The photo of a message. */
export const photoCalls = {
  getPhoto: defineCall({
    id: 'Photos.getPhoto',
    verb: 'GET',
    path: '/api/broadcast/contactphoto',
    summary: 'By the link of the letter to our own people: the photo that came with a message, as a JPEG.',
    isAddition: true,
    access: 'anyone',
    query: ['token'],
    isFile: true,
  }),
}
