import type { Sheet } from '@tessera/documents/sheet'

/** A small picture of a product as JPEG; nothing where there is none. */
export type ReadPicture = (sku: string) => Promise<Uint8Array | undefined>

/** A document of hundreds of lines shows the first ones; at some 5 kB each the file stays below 500 kB. */
const most = 80
/** A document without some of its pictures is better than none: they are there the next time. */
const patienceMilliseconds = 6000

/** The pictures of a document, by SKU: all that are there or are drawn soon enough. */
export async function sheetPictures({ tables }: Sheet, read: ReadPicture): Promise<ReadonlyMap<string, Uint8Array>> {
  const skus = [...new Set(tables.flatMap(({ pictures = [] }) => pictures.filter((sku) => sku !== null)))].slice(
    0,
    most,
  )
  const found = new Map<string, Uint8Array>()
  if (skus.length === 0) return found
  const all = skus.map(async (sku) => {
    const bytes = await read(sku).catch(() => undefined)
    if (bytes) found.set(sku, bytes)
  })
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMilliseconds)
  await Promise.race([Promise.all(all), late])
  clearTimeout(timer)
  // what comes later is not drawn any more
  return new Map(found)
}
