import type { PrintDocument } from '@tessera/documents/print-document'

/** Reads a small JPEG of a product; undefined if there is none. */
export type ReadPicture = (sku: string) => Promise<Uint8Array | undefined>

/** Only the first lines of a long document show pictures; at about 5 kB each the file stays below 500 kB. */
const maxPictures = 80
/** A document without some of its pictures is better than none. They are cached for the next download. */
const maxWaitMilliseconds = 6000

/** Reads the pictures of a document by SKU, as many as are ready in time. */
export async function readDocumentPictures(
  { tables }: PrintDocument,
  read: ReadPicture,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const skus = [...new Set(tables.flatMap(({ pictures = [] }) => pictures.filter((sku) => sku !== null)))].slice(
    0,
    maxPictures,
  )
  const found = new Map<string, Uint8Array>()
  if (skus.length === 0) return found
  const all = skus.map(async (sku) => {
    const bytes = await read(sku).catch(() => undefined)
    if (bytes) found.set(sku, bytes)
  })
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, maxWaitMilliseconds)
  await Promise.race([Promise.all(all), late])
  clearTimeout(timer)
  // pictures that arrive later are not used
  return new Map(found)
}
