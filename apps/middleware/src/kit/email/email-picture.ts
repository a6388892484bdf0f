import { mediaUrl } from '@tessera/pictures/media/media-url'

/** About twice the size it is shown at, for sharp screens. Mail programs know JPEG. */
const width = 160

/** Absolute address of a product's picture for an email. */
export const emailPicture = (sku: string, shopUrl: string): string => shopUrl + mediaUrl(sku, 'face', width, 'jpg')
